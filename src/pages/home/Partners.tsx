import { PARTNERS } from '../../assets/partner-logos/partners.ts';
import { Carousel } from '../../features/carousel/Carousel.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';

export function Partners({ paused = false }: { paused?: boolean }) {
  const t = useTranslate();
  return (
    <Section $compact data-surface="paper">
      <Container>
        <Carousel
          title={t('home.partners.title')}
          label={t('home.partners.list')}
          initiallyPaused={paused}
          playPauseLabels={(isPlaying) => ({
            text: t('home.partners.control', { running: String(isPlaying) }),
            name: t('home.partners.control.name', { running: String(isPlaying) }),
          })}
          items={PARTNERS.map(({ name, Mark }) => ({
            id: name,
            content: (
              <>
                <Mark />
                <VisuallyHidden translate="no">{name}</VisuallyHidden>
              </>
            ),
          }))}
        />
      </Container>
    </Section>
  );
}
