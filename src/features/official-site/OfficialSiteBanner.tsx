import { useId } from 'react';
import { ShieldAlert } from 'lucide';
import { Icon } from '../../primitives/Icon.tsx';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ExternalButton } from '../../navigation/Link.tsx';
import { column, Container, icon } from '../../primitives/Layout.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cssVar, media } from '../../theme/css.ts';

/**
 * Names the real site, on any origin other than the site's own (POP-1b). Sticky at the bottom and last in the
 * page, so that it causes no layout shift and covers nothing at the end of the page. It cannot be closed.
 */
export function OfficialSiteBanner({ origin }: { origin: string }) {
  const t = useTranslate();
  const titleId = useId();
  const { host } = new URL(origin);
  return (
    <Bar aria-labelledby={titleId} data-surface="paper" data-official={origin}>
      <Row>
        <Icon icon={ShieldAlert} />
        <div role="alert">
          <Text id={titleId} $variant="bodySm" $strong $color="danger">
            {t('verify.foreign.title')}
          </Text>
          <Text $variant="label">{t('verify.foreign.text', { host })}</Text>
        </div>
        <ExternalButton href={`${origin}/`} $size="small">
          {t('verify.foreign.link', { host })}
        </ExternalButton>
      </Row>
    </Bar>
  );
}

const Bar = styled.aside`
  position: sticky;
  z-index: ${cssVar('z-header')};
  bottom: 0;
  padding-block: ${cssVar('space-3')} max(${cssVar('space-3')}, env(safe-area-inset-bottom));
  background: ${cssVar('color-surface-raised')};
  border-top: ${cssVar('size-focus-ring')} solid ${cssVar('color-text-danger')};

  @media print {
    position: static;
  }
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${cssVar('space-2')} ${cssVar('space-4')};

  > svg {
    ${icon('space-7')}
    color: ${cssVar('color-text-danger')};
  }

  > div {
    ${column('1')}
  }

  > a,
  > div {
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);

    > svg {
      ${icon()}
      align-self: start;
    }

    > a {
      grid-column: 1 / -1;
    }
  }
`;
