import { horizonPearl } from '../../assets/images/horizon-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ExternalButton, NEW_TAB } from '../../navigation/Link.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { PearlHorizon } from '../../primitives/PearlHorizon.tsx';
import { Lead, SectionTitle, VisuallyHidden } from '../../primitives/Text.tsx';
import { site } from '../../site.ts';
import { condition } from '../../theme/media.ts';

const PEARL_SIZES = `${condition.mobile} 56rem, 146vw`;

/** CARD-6; only some languages have this section. */
export function Support() {
  const t = useTranslate();
  return (
    <PearlHorizon fadesOut picture={<Picture data={horizonPearl} alt="" sizes={PEARL_SIZES} />}>
      <SectionTitle>{t('bank-card.support.title')}</SectionTitle>
      <Lead $measure>{t('bank-card.support.text')}</Lead>
      <ExternalButton href={site.mailUrl} {...NEW_TAB}>
        {t('bank-card.support.action')}
        <VisuallyHidden>{t('link.new-tab')}</VisuallyHidden>
      </ExternalButton>
    </PearlHorizon>
  );
}
