import type { MessageId } from '../../../i18n/messages.ts';

type PlanLine = { name: MessageId; value: MessageId };

/** Requests in plain words, and their plans. All plans have the same number of rows, so that the phone keeps its height. */
export const EXAMPLE_REQUESTS = {
  send: {
    text: 'home.ai.example',
    plan: [
      { name: 'home.ai.sent', value: 'home.ai.sent.amount' },
      { name: 'home.ai.recipient', value: 'home.ai.recipient.name' },
      { name: 'home.ai.fee', value: 'home.ai.fee.amount' },
      { name: 'home.ai.time', value: 'home.ai.duration' },
    ],
  },
  swap: {
    text: 'home.ai.swap',
    plan: [
      { name: 'home.ai.swapped', value: 'home.ai.swapped.amount' },
      { name: 'home.ai.cost', value: 'home.ai.swap-fee.amount' },
      { name: 'home.ai.received', value: 'home.ai.received.amount' },
      { name: 'home.ai.time', value: 'home.ai.duration' },
    ],
  },
  card: {
    text: 'home.ai.card',
    plan: [
      { name: 'home.ai.moved', value: 'home.ai.moved.amount' },
      { name: 'home.ai.cost', value: 'home.ai.fee.amount' },
      { name: 'home.ai.on-card', value: 'home.ai.on-card.amount' },
      { name: 'home.ai.time', value: 'home.ai.duration' },
    ],
  },
} as const satisfies Record<string, { text: MessageId; plan: readonly PlanLine[] }>;

export type ExampleRequest = keyof typeof EXAMPLE_REQUESTS;

export const REQUEST_NAMES = Object.keys(EXAMPLE_REQUESTS) as readonly ExampleRequest[];
