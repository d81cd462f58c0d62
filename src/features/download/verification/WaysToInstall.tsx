import { Download, ShoppingBag, Smartphone } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Platform } from '../../../browser/detect-platform.ts';
import { usePlatform } from '../../../browser/use-platform.ts';
import { formatParts, useIntl } from '../../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../../i18n/messages.ts';
import { InlineSectionLink } from '../../../navigation/SectionLink.tsx';
import { ROUTES } from '../../../navigation/routes.ts';
import { Icon } from '../../../primitives/Icon.tsx';
import { column, Container, icon, Section, SectionHeader } from '../../../primitives/Layout.tsx';
import { CORNER_GLOWS, nacreGradient } from '../../../primitives/nacre.ts';
import { SectionTitle, Text } from '../../../primitives/Text.tsx';
import { useSite } from '../../../site-context.ts';
import { cssVar, forcedColorsBorder, hiddenIn, media } from '../../../theme/css.ts';
import { breakpoint } from '../../../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../../../theme/text-styles.ts';
import { useEnterpriseLink } from '../enterprise-link.ts';
import { useDownloadLinks } from '../use-download-links.ts';
import { WayActions, type WayId } from './WayActions.tsx';

/** `document.css` hides ways that the device cannot use (`data-for`), and direct downloads on another origin. */
const WAYS = [
  { id: 'store', picture: ShoppingBag, isRecommended: true },
  {
    id: 'file',
    picture: Download,
    isRecommended: false,
    'data-for': 'android',
    'data-direct': true,
  },
  {
    id: 'direct',
    picture: Smartphone,
    isRecommended: false,
    'data-for': 'ios',
    'data-direct': true,
  },
] as const;

const QUESTIONS = ['checks', 'needs', 'updates'] as const;

const RICH_TEXT_TAGS = {
  check: (chunks: ReactNode[]) => (
    <InlineSectionLink key="check" section="file-check" to={ROUTES.download}>
      {chunks}
    </InlineSectionLink>
  ),
};

/** On a phone, the title of the store column is the name of the phone's only store. */
function titleOf(way: WayId, platform: Platform | undefined): MessageId {
  if (way === 'store' && platform === 'ios') return 'download.app-store';
  if (way === 'store' && platform === 'android') return 'download.google-play';
  return `verify.ways.${way}`;
}

function answerOf(
  way: WayId,
  question: (typeof QUESTIONS)[number],
  platform: Platform = 'other',
): MessageId {
  if (way === 'store' && question === 'checks' && platform !== 'other')
    return `verify.ways.store.checks.${platform}`;
  return `verify.ways.${way}.${question}`;
}

/** Compares the ways to install: who checks the app, what each needs, how it is updated; a button for each. */
export function WaysToInstall() {
  const t = useTranslate();
  const intl = useIntl();
  const { enterpriseEnabled } = useSite();
  const platform = usePlatform();
  const enterprise = useEnterpriseLink(platform === 'ios').url;
  const links = { ...useDownloadLinks(), enterprise };
  return (
    <Section id="ways" $compact $noPaddingBottom data-surface="paper">
      <Container $gap="9">
        <SectionHeader>
          <SectionTitle>{t('verify.ways.title')}</SectionTitle>
          <Text $variant="body" $color="soft" $measure>
            {t('verify.ways.text')}
          </Text>
        </SectionHeader>
        <Ways>
          {WAYS.filter(({ id }) => id !== 'direct' || enterpriseEnabled).map(
            ({ id, picture, isRecommended, ...dataAttributes }) => (
              <li key={id} data-recommended={isRecommended} {...dataAttributes}>
                <h3>
                  <Icon icon={picture} />
                  {t(titleOf(id, platform))}
                </h3>
                {isRecommended && <Recommended>{t('verify.ways.recommended')}</Recommended>}
                <dl>
                  {QUESTIONS.map((question) => (
                    <div key={question}>
                      <dt>{t(`verify.ways.${question}`)}</dt>
                      <dd>{formatParts(intl, answerOf(id, question, platform), RICH_TEXT_TAGS)}</dd>
                    </div>
                  ))}
                </dl>
                <WayActions way={id} isRecommended={isRecommended} links={links} />
              </li>
            ),
          )}
        </Ways>
      </Container>
    </Section>
  );
}

/** At the level of the icon. */
const Recommended = styled.p`
  ${TEXT_STYLES.label}
  position: absolute;
  inset: ${cssVar('space-6')} var(--inset) auto auto;
  padding: ${cssVar('space-1')} ${cssVar('space-3')};
  border-radius: ${cssVar('radius-pill')};
  background: ${cssVar('color-text-default')};
  color: ${cssVar('color-surface-page')};

  ${forcedColorsBorder}
  ${hiddenIn('print')}
`;

/** Minimum width of a section with three columns, in rem. */
const THREE_COLUMNS = 52;

/**
 * In columns, the answers to a question are aligned (subgrid). In one column, the question is beside its answer.
 */
const Ways = styled.ul`
  --column: 13rem;
  --inset: ${cssVar('space-7')};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr));
  gap: 0 ${cssVar('space-6')};
  margin-bottom: calc(-1 * ${cssVar('space-4')});

  ${media.belowXl} {
    --inset: ${cssVar('space-5')};
  }

  /* As the plates below. */
  @container section (width < ${THREE_COLUMNS}rem) {
    --column: 100%;
    --inset: ${cssVar('space-7')};
  }

  ${media.phone} {
    --inset: ${cssVar('space-5')};
  }

  @container section (${THREE_COLUMNS}rem <= width < ${inRem(breakpoint.lg)}) {
    --inset: ${cssVar('space-4')};
    column-gap: ${cssVar('space-4')};
  }

  /* Only two ways on a phone. */
  ${media.landscapePhone} {
    --inset: ${cssVar('space-6')};
  }

  > li,
  dl {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span ${QUESTIONS.length};
  }

  > li {
    position: relative;
    grid-row: span ${QUESTIONS.length + 2};
    margin-bottom: ${cssVar('space-4')};
    padding: ${cssVar('space-7')} var(--inset) ${cssVar('space-4')};
    border-radius: ${cssVar('radius-large')};
    box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};
    break-inside: avoid;

    ${forcedColorsBorder}
  }

  > li[data-recommended='true'] {
    background: ${nacreGradient(0.7, CORNER_GLOWS)}, ${cssVar('color-surface-raised')};
    box-shadow: none;
  }

  /* Narrow enough for three columns when printed. */
  @media print {
    --column: 11rem;

    > li:nth-child(n) {
      padding: 0;
      background: none;
      box-shadow: none;
    }
  }

  h3 {
    ${TEXT_STYLES.title}
    ${column('4')}
    padding-bottom: ${cssVar('space-6')};
  }

  h3 > svg {
    ${icon('space-7')}
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${cssVar('space-1')};
    align-content: start;
    align-items: baseline;
    padding-block: ${cssVar('space-4')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  dt {
    ${TEXT_STYLES.label}
    flex: 1 0 12rem;
    color: ${cssVar('color-text-soft')};
  }

  dd {
    ${TEXT_STYLES.body}
    flex: 9 1 20rem;
    font-weight: ${cssVar('font-weight-medium')};
    text-wrap: balance;
  }
`;
