import { ShieldCheck } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Platform } from '../../../browser/detect-platform.ts';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { ExternalButton } from '../../../navigation/Link.tsx';
import { closingPhone, CROPPED_PHONE_WIDTH } from '../../../primitives/cropped-phone.ts';
import { Icon } from '../../../primitives/Icon.tsx';
import {
  column,
  Container,
  fadeInFromAbove,
  icon,
  NacreSection,
  row,
} from '../../../primitives/Layout.tsx';
import { SectionTitle } from '../../../primitives/Text.tsx';
import { cssVar, hiddenIn, media } from '../../../theme/css.ts';
import { fontSize } from '../../../theme/generated/tokens.ts';
import { displaySizeWithin, TITLE_SIZE, twoColumnSection } from '../../../theme/text-styles.ts';
import { STORES } from '../download-options.ts';
import { OPTION_ICONS } from '../option-icons.ts';
import { LaunchScreen } from './LaunchScreen.tsx';

type ClosingPromiseProps = {
  platform: Platform | undefined;
  /** Between the promise and its links. */
  children?: ReactNode;
  /** After the stores. */
  action: ReactNode;
};

/** The end of the download page and of the guides: a promise of what we never do, and links to the app. */
export function ClosingPromise({ platform, children, action }: ClosingPromiseProps) {
  const t = useTranslate();
  return (
    <Root data-surface="paper" $noPaddingBottom>
      <Layout>
        <Copy>
          <Icon icon={ShieldCheck} />
          <SectionTitle>{t('verify.promise')}</SectionTitle>
          {children}
          <Links>
            {platform !== 'android' && (
              <ExternalButton href={STORES.appStore} {...(!platform && { 'data-for': 'ios' })}>
                <Icon icon={OPTION_ICONS['app-store']} />
                {t('download.app-store')}
              </ExternalButton>
            )}
            {platform !== 'ios' && (
              <ExternalButton
                href={STORES.googlePlay}
                {...(!platform && { 'data-for': 'android' })}
              >
                <Icon icon={OPTION_ICONS['google-play']} />
                {t('download.google-play')}
              </ExternalButton>
            )}
            {action}
          </Links>
        </Copy>
        <Phone>
          <LaunchScreen isIphone={platform ? platform === 'ios' : undefined} />
        </Phone>
      </Layout>
    </Root>
  );
}

const Root = styled(NacreSection)`
  section[data-surface='paper'] + &::before {
    ${fadeInFromAbove}
  }

  @media print {
    padding-block: 0;
  }
`;

const Copy = styled.div`
  container-type: inline-size;
  ${column('7', 'flex-start')}

  > svg {
    width: ${cssVar('space-9')};
    height: ${cssVar('space-9')};
    /* The shield is narrower than its box: aligns its visible edge with that of the text. */
    margin-inline-start: calc(${cssVar('space-9')} * -0.1);
    stroke-width: 1.25;
  }

  /* Three lines where there is room. */
  > h2 {
    font-size: ${displaySizeWithin('7.4cqi', 2)};
  }

  ${media.landscapePhone} {
    > h2 {
      font-size: ${displaySizeWithin('min(7.4cqi, 11svh)', fontSize.titleMax)};
    }
  }

  ${twoColumnSection} {
    align-self: center;
    padding-block-end: ${cssVar('space-13')};
  }

  @media print {
    gap: ${cssVar('space-3')};
    padding-block-end: 0;

    > svg {
      display: none;
    }

    > h2 {
      font-size: ${TITLE_SIZE};
    }
  }
`;

/** Share of the content's width, beside the copy. */
const PHONE_SHARE = '34%';

const Layout = styled(Container)`
  ${column('9')}

  ${twoColumnSection} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(${CROPPED_PHONE_WIDTH}, ${PHONE_SHARE});
    column-gap: ${cssVar('space-12')};
  }

  ${media.belowLg} {
    column-gap: ${cssVar('space-9')};
  }

  /* The phone is hidden in print. */
  @media print {
    display: block;
  }
`;

const Phone = styled.div`
  ${closingPhone(twoColumnSection)}
`;

const Links = styled.div`
  ${row('3')}
  flex-wrap: wrap;

  svg {
    ${icon('size-icon-small')}
  }

  ${media.phone} {
    align-self: stretch;

    > * {
      flex: 1 1 100%;
    }
  }

  ${hiddenIn('print')}
`;
