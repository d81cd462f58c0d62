import { FormattedMessage } from 'react-intl';
import { phoneFront } from '../../assets/images/phone-front.ts';
import { DEFAULT_TARGET, GetAppButton } from '../../features/download/GetAppButton.tsx';
import { GuideLinks } from '../../features/download/GuideLinks.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { LinkRow } from '../../navigation/LinkRow.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { PhoneScene } from './PhoneScene.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { EXAMPLE_TRANSFER } from './content.ts';

const PHONE_SIZES = `${condition.mobile} min(92vw, 24rem), min(47vw, 42rem)`;

/** What asking the wallet is like (HOME-3): a request, its cost, and the way to the app. */
export function AiWallet() {
  const t = useTranslate();
  return (
    <Section id="ai-wallet" data-surface="paper" $noPaddingBottom>
      <Container $gap="9">
        <Text as="h2" $variant="headingXl">
          <FormattedMessage id="home.ai.title" />
        </Text>
        <PhoneScene
          picture={<Picture data={phoneFront} alt={t('common.phone-alt')} sizes={PHONE_SIZES} />}
        >
          <Text $variant="headingSm">
            <FormattedMessage id="home.ai.example" />
          </Text>
          <DescriptionList
            items={[
              { name: <FormattedMessage id="home.ai.sent" />, value: EXAMPLE_TRANSFER.sent },
              { name: <FormattedMessage id="home.ai.fee" />, value: EXAMPLE_TRANSFER.fee },
              {
                name: <FormattedMessage id="home.ai.time" />,
                value: <FormattedMessage id="home.ai.duration" />,
              },
            ]}
          />
          <Text $color="soft">
            <FormattedMessage id="home.ai.text" />
          </Text>
          <GetAppButton id={DEFAULT_TARGET} eager />
          <LinkRow>
            <GuideLinks />
          </LinkRow>
        </PhoneScene>
      </Container>
    </Section>
  );
}
