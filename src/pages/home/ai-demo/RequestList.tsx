import { ArrowUp } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { EARLY_CLICK, replayEarlyClick } from '../../../hydration/replay-early-click.ts';
import { useIsHydrated } from '../../../hydration/use-is-hydrated.ts';
import { Icon } from '../../../primitives/Icon.tsx';
import { icon, row } from '../../../primitives/Layout.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { cssVar, hovered } from '../../../theme/css.ts';
import { narrowSection, TEXT_STYLES } from '../../../theme/text-styles.ts';
import { EXAMPLE_REQUESTS, REQUEST_NAMES } from './example-requests.ts';
import type { AiDemo } from './use-ai-demo.ts';

/** Example requests to the AI wallet. Text until hydration, so that no button is dead; an early click is replayed. */
export function RequestList({ demo }: { demo: AiDemo }) {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const replay = useEffectEvent((clicked: string) => {
    const name = REQUEST_NAMES.find((it) => it === clicked);
    if (name) demo.ask(name);
  });
  useEffect(() => replayEarlyClick((name) => replay(name)), []);
  return (
    <Root>
      <Text as="h3" $variant="label" $color="muted">
        {t('home.ai.try')}
      </Text>
      <Requests>
        {REQUEST_NAMES.map((name) => (
          <li key={name} {...{ [EARLY_CLICK]: name }}>
            <Request
              data-current={name === demo.request}
              {...(isHydrated
                ? {
                    type: 'button',
                    'aria-pressed': name === demo.request,
                    onClick: () => demo.ask(name),
                  }
                : { as: 'p' })}
            >
              <q>{t(EXAMPLE_REQUESTS[name].text)}</q>
              <i>
                <Icon icon={ArrowUp} />
              </i>
            </Request>
          </li>
        ))}
      </Requests>
    </Root>
  );
}

const Root = styled.div`
  grid-area: requests;
`;

const Requests = styled.ul`
  margin-top: ${cssVar('space-3')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  > li {
    border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }
`;

const ARROW = '2.25rem';

const Request = styled.button`
  ${TEXT_STYLES.title}
  ${row('5', 'space-between')}
  width: 100%;
  padding-block: ${cssVar('space-5')};
  text-align: start;

  > q {
    color: ${cssVar('color-text-muted')};
    quotes: '“' '”';
    transition: color ${cssVar('duration-fast')};
  }

  &:lang(zh-TW) > q {
    quotes: '「' '」';
  }

  /* Not a button before hydration. */
  &:is(p) > i {
    visibility: hidden;
  }

  > i {
    display: grid;
    flex: none;
    place-items: center;
    width: ${ARROW};
    height: ${ARROW};
    border: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
    border-radius: ${cssVar('radius-pill')};
    transition: background-color ${cssVar('duration-fast')};

    > svg {
      ${icon('size-icon-small')}
    }

    /* Larger text on a phone needs the whole line. */
    ${narrowSection} {
      display: none;
    }
  }

  ${hovered(`
    > q {
      color: ${cssVar('color-text-default')};
    }

    > i {
      background: ${cssVar('color-surface-hover')};
    }
  `)}

  &[data-current='true'] {
    > q {
      color: ${cssVar('color-text-default')};
    }

    > i {
      border-color: transparent;
      background: ${cssVar('color-text-default')};
      color: ${cssVar('color-surface-page')};
    }
  }
`;
