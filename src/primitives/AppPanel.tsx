import styled from 'styled-components';
import { cssVar, media } from '../theme/css.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';

export const AppPanel = styled.div`
  /* Twelve characters fit, such as "USD 3,240.50", even with wide letter spacing. */
  --figure: 14cqi;
  container-type: inline-size;
  padding: ${cssVar('space-8')};
  border-radius: ${cssVar('radius-huge')};
  background: rgb(from ${cssVar('color-surface-raised')} r g b / 0.92);
  box-shadow:
    0 2rem 5rem -2.5rem ${cssVar('palette-black-alpha-60')},
    inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};

  > p:first-child,
  > p:last-child {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
  }

  > p:last-child {
    margin-top: ${cssVar('space-4')};
  }

  > strong {
    ${TEXT_STYLES.heading}
    display: block;
    margin-bottom: ${cssVar('space-5')};
    font-size: clamp(
      ${cssVar('font-size-title-min')},
      var(--figure),
      ${cssVar('font-size-display-min')} * 1.02
    );
    font-variant-numeric: tabular-nums;
    /* The figure never breaks; with wide letter spacing its unit may wrap. */
    overflow-wrap: normal;
  }

  ${media.mobile} {
    padding: ${cssVar('space-6')};
    border-radius: ${cssVar('radius-large')};

    > strong {
      font-size: clamp(
        ${cssVar('font-size-title-min')},
        var(--figure),
        ${cssVar('font-size-heading-min')}
      );
    }
  }
`;
