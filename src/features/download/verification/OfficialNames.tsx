import styled, { css } from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { CORNER_GLOWS, nacreGradient, nacreStroke } from '../../../primitives/nacre.ts';
import { cssVar, media } from '../../../theme/css.ts';
import {
  balancedText,
  tabletSection,
  TEXT_STYLES,
  wideSection,
  xlSection,
} from '../../../theme/text-styles.ts';
import { Plate } from './Plate.tsx';
import { hasStoreNames, type OfficialName } from './verify-app.ts';

/** The official names, the first one largest. */
export function OfficialNames({ names }: { names: readonly OfficialName[] }) {
  const t = useTranslate();
  const columns = Math.max(1, names.filter(({ id }) => id !== 'domain').length);
  return (
    <NamePlate>
      <Names $columns={columns}>
        {names.map(({ id, value, onlyOn }) => (
          <div key={id} data-name={id} data-for={onlyOn}>
            <dt>{t(`verify.identity.${id}`)}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </Names>
      <Notes $columns={columns}>
        {hasStoreNames(names) && <Text $color="soft">{t('verify.identity.note')}</Text>}
        {hasTwoDevelopers(names) && (
          <Text $color="soft" data-for="ios">
            {t('verify.identity.signer.ours')}
          </Text>
        )}
      </Notes>
    </NamePlate>
  );
}

/** Whether the stores and the direct install name different developers. */
function hasTwoDevelopers(names: readonly OfficialName[]): boolean {
  const developers = names.filter(({ id }) => id === 'publisher' || id === 'signer');
  return new Set(developers.map(({ value }) => value)).size === 2;
}

/** Side by side where both fit. Of three names, the second note is about the last: it is below it. */
const Notes = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${cssVar('space-4')} ${cssVar('space-6')};

  ${wideSection} {
    ${({ $columns }) =>
      $columns === 3 &&
      `grid-template-columns: calc((200% - ${cssVar('space-6')}) / 3) minmax(0, 1fr);`}
  }

  &:empty {
    display: none;
  }

  > * {
    max-width: ${cssVar('size-prose')};
    ${balancedText}
  }
`;

/** Width of the plate's border. */
const RIM = '2px';

const NamePlate = styled(Plate)`
  border: ${RIM} solid transparent;
  background:
    ${nacreGradient(0.55, CORNER_GLOWS)} padding-box,
    linear-gradient(${cssVar('color-surface-raised')} 0 0) padding-box,
    ${nacreStroke} border-box;

  /* Aligned with the contents of plates without a border. */
  > * {
    margin-inline: calc(-1 * ${RIM});
  }
`;

/** The columns are as wide as their names and labels need: in equal ones, a label wraps beside a half empty column. */
const threeNames = css`
  ${tabletSection} {
    grid-template-columns: repeat(3, auto);
  }
`;

/**
 * Four names are in pairs on a tablet, except on an iPhone, which shows only three of them: they fit in a row. On a
 * narrow laptop the gaps are smaller, so that a name has one line.
 */
const fourNames = css`
  ${wideSection} {
    column-gap: ${cssVar('space-4')};
  }

  ${xlSection} {
    column-gap: ${cssVar('space-6')};
  }

  ${threeNames}

  ${tabletSection} {
    :root:not([data-device='ios']) & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** At most `$columns`, so that none is empty below the first name, which spans all. Four never wrap as 3 + 1. */
const Names = styled.dl<{ $columns: number }>`
  --column: max(11.5rem, 100% / ${({ $columns }) => $columns} - ${cssVar('space-6')});
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr));
  gap: ${cssVar('space-6')};
  ${({ $columns }) => $columns === 3 && threeNames}
  ${({ $columns }) => $columns === 4 && fourNames}
  /* Hides the rules above the first row. */
  margin-block-start: calc(-1 * ${cssVar('space-4')} - ${cssVar('size-hairline')});
  clip-path: inset(${cssVar('space-1')} 0 0);

  /* The names of a row align, also below a label of two lines. */
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: ${cssVar('space-1')};
    min-width: 0;
    padding-top: ${cssVar('space-4')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  > [data-name='domain'] {
    grid-column: 1 / -1;
  }

  dt {
    ${TEXT_STYLES.label}
    color: ${cssVar('color-text-soft')};
  }

  /* In the text font, because it is compared letter by letter. */
  dd {
    font-size: ${cssVar('font-size-lead')};
    font-weight: ${cssVar('font-weight-strong')};
    line-height: ${cssVar('leading-control')};
    overflow-wrap: anywhere;
  }

  > [data-name='domain'] dd {
    ${TEXT_STYLES.heading}
    letter-spacing: ${cssVar('tracking-none')};
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    row-gap: ${cssVar('space-4')};
  }
`;
