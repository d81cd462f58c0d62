import { parseTableMessage } from '../../i18n/parse-table-message.ts';

export type PhoneSpec = { value: string; unit: string; text: string };

/** Of the message `order.specs`: one a line, its value, its unit if it has one, and what it is. */
export function parseSpecs(message: string): readonly PhoneSpec[] {
  return parseTableMessage(message).map(([value = '', unit = '', text = '']) => ({
    value,
    unit,
    text,
  }));
}
