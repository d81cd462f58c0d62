import { FormattedMessage } from 'react-intl';
import { horizonPearl } from '../../assets/images/horizon-pearl.ts';
import { ExternalButton, NEW_TAB } from '../../navigation/Link.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { PearlHorizon } from '../../primitives/PearlHorizon.tsx';
import { Text, VisuallyHidden } from '../../primitives/Text.tsx';
import { site } from '../../site.ts';
import { condition } from '../../theme/media.ts';

const PEARL_SIZES = `${condition.mobile} 56rem, 146vw`;

/** The last word of the page: write to support (CARD-6), where the language has this section. */
export function Support() {
  return (
    <PearlHorizon fadesOut picture={<Picture data={horizonPearl} alt="" sizes={PEARL_SIZES} />}>
      <Text as="h2" $variant="heading">
        <FormattedMessage id="bank-card.support.title" />
      </Text>
      <Text $variant="lead" $color="soft" $measure>
        <FormattedMessage id="bank-card.support.text" />
      </Text>
      <ExternalButton href={site.mailUrl} {...NEW_TAB}>
        <FormattedMessage id="bank-card.support.action" />
        <VisuallyHidden>
          <FormattedMessage id="link.new-tab" />
        </VisuallyHidden>
      </ExternalButton>
    </PearlHorizon>
  );
}
