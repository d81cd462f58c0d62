import { FormattedMessage } from 'react-intl';
import { PARTNERS } from '../../assets/partner-logos/partners.ts';
import { Carousel } from '../../features/carousel/Carousel.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';

/** Seven partners that go round without end (HOME-9); `paused` where it begins standing still. */
export function Partners({ paused = false }: { paused?: boolean }) {
  const t = useTranslate();
  return (
    <Section $compact data-surface="paper">
      <Container>
        <Carousel
          title={<FormattedMessage id="home.partners.title" />}
          label={t('home.partners.list')}
          initiallyPaused={paused}
          control={(running) => ({
            text: t('home.partners.control', { running: String(running) }),
            name: t('home.partners.control.name', { running: String(running) }),
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
