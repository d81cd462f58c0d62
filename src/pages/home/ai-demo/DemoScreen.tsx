import { CircleCheck } from 'lucide';
import styled, { css, keyframes } from 'styled-components';
import { AppPearl, PromptField, ScreenPanel } from '../../../features/app-screens/parts.tsx';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { useIsHydrated } from '../../../hydration/use-is-hydrated.ts';
import { DescriptionList, DescriptionRow } from '../../../primitives/DescriptionList.tsx';
import { Icon } from '../../../primitives/Icon.tsx';
import { icon, row } from '../../../primitives/Layout.tsx';
import { PhoneFrame } from '../../../primitives/PhoneFrame.tsx';
import { VisuallyHidden } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css.ts';
import { container } from '../../../theme/generated/tokens.ts';
import { inRem, narrowSection, TEXT_STYLES } from '../../../theme/text-styles.ts';
import { ApproveButton } from './ApproveButton.tsx';
import { EXAMPLE_REQUESTS } from './example-requests.ts';
import type { AiDemo } from './use-ai-demo.ts';
import { useScrollPlanIntoView } from './use-scroll-plan-into-view.ts';

/** The app's screen: the request, the plan, and the receipt. */
export function DemoScreen({ demo }: { demo: AiDemo }) {
  const { request, text, typedLength, step } = demo;
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const planRef = useScrollPlanIntoView(demo);
  const plan = EXAMPLE_REQUESTS[request].plan.map(({ name, value }) => ({
    name: t(name),
    value: t(value),
  }));
  const isApproved = step === 'approved';
  return (
    <PhoneFrame>
      <Bubble>
        {text.slice(0, typedLength)}
        <Untyped>{text.slice(typedLength)}</Untyped>
      </Bubble>
      <VisuallyHidden role="status">
        {step === 'plan' &&
          plan.map(({ name, value }) => (
            <span key={name}>
              <span>{name}</span> <span>{value}</span>
            </span>
          ))}
      </VisuallyHidden>
      <Plan ref={planRef} data-step={step} data-dehydrated={!isHydrated}>
        <PlanHead>
          <AppPearl />
          <strong>{t(isApproved ? 'home.ai.receipt' : 'home.ai.plan')}</strong>
          <small>{t('common.example')}</small>
        </PlanHead>
        <DescriptionList items={plan} />
        <Note role="status" data-step={step}>
          {isApproved && <Icon icon={CircleCheck} />}
          <span>{t(isApproved ? 'home.ai.approved' : 'home.ai.note')}</span>
        </Note>
        <ApproveButton
          key={request}
          isApproved={isApproved}
          onApprove={demo.approve}
          onRestart={demo.restart}
        />
      </Plan>
      <PromptField />
    </PhoneFrame>
  );
}

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(${cssVar('space-3')});
  }
`;

/** No room for a name of two words, its amount and the note in one line. */
const slimScreen = `@container screen (width < ${inRem(container.screenSlim)})`;

/** In rem: a name of two words and its amount do not fit one line either. */
const SLIMMEST = 15;
const slimmestScreen = `@container screen (width < ${SLIMMEST}rem)`;

/** The lines appear one after the other. */
const lineByLine = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} ${cssVar('duration-normal')} ${cssVar('easing-out')} backwards;

    ${DescriptionRow} {
      animation: ${rise} ${cssVar('duration-normal')} ${cssVar('easing-out')} backwards;
    }

    ${[1, 2, 3, 4].map(
      (line) => css`
        ${DescriptionRow}:nth-child(${line}) {
          animation-delay: calc(${line} * ${cssVar('duration-plan-line')});
        }
      `,
    )}
  }
`;

const Bubble = styled.p`
  ${TEXT_STYLES.body}
  align-self: flex-end;
  max-width: 88%;
  margin-top: ${cssVar('space-6')};
  text-wrap: balance;
  padding: ${cssVar('space-3')} ${cssVar('space-5')};
  border-radius: ${cssVar('radius-large')} ${cssVar('radius-large')} ${cssVar('radius-small')};
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-strong')};

  /* Browsers do not print backgrounds. */
  @media screen {
    background: ${cssVar('palette-ink-900')};
    color: ${cssVar('palette-paper-50')};
  }

  ${slimScreen} {
    max-width: 94%;
    padding-inline: ${cssVar('space-4')};
  }

  ${narrowSection} {
    max-width: 100%;
    padding-inline: ${cssVar('space-3')};
  }
`;

/** In the layout from the start, so that no line moves while the request is typed. */
const Untyped = styled.span`
  color: transparent;
`;

const Plan = styled(ScreenPanel)`
  scroll-margin-block: ${cssVar('space-6')};

  /* Without JavaScript the button does nothing. Its space is reserved, so that it appears without a layout shift. */
  &[data-dehydrated='true'] > :last-child {
    visibility: hidden;
  }

  &[data-step='typing'] {
    visibility: hidden;
  }

  &[data-step='plan'] {
    ${lineByLine}
  }

  /* The same layout for every line: a long name wraps, and its amount stays beside it. */
  ${DescriptionRow} {
    flex-wrap: nowrap;

    > dd {
      flex: none;
    }
  }

  ${slimScreen} {
    padding: ${cssVar('space-4')};

    ${DescriptionRow} {
      ${TEXT_STYLES.label}
      column-gap: ${cssVar('space-2')};
    }

    > button {
      padding-inline: ${cssVar('space-4')};
    }
  }

  ${slimmestScreen} {
    ${DescriptionRow} {
      flex-wrap: wrap;

      > dd {
        flex: initial;
      }
    }
  }

  ${narrowSection} {
    padding: ${cssVar('space-3')};
  }
`;

const PlanHead = styled.div`
  ${row('2')}

  > strong {
    ${TEXT_STYLES.bodySm}
    flex: 1;
    font-weight: ${cssVar('font-weight-strong')};
  }

  > small {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
  }

  /* The note below the title. */
  ${slimScreen} {
    display: grid;
    grid-template-columns: auto 1fr;
    row-gap: 0;

    > small {
      grid-column: 2;
    }
  }
`;

const Note = styled.p`
  ${TEXT_STYLES.caption}
  ${row('2')}
  min-height: calc(2lh);
  color: ${cssVar('color-text-muted')};

  > svg {
    ${icon()}
  }

  &[data-step='approved'] {
    color: ${cssVar('color-text-positive')};
  }
`;
