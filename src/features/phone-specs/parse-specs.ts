import { parseTableMessage } from '../../i18n/parse-table-message.ts';

export type PhoneSpec = { value: string; unit: string; text: string };

/** Parses the message `order.specs`: one specification per line, with its value, optional unit and description. */
export function parseSpecs(message: string): readonly PhoneSpec[] {
  return parseTableMessage(message).map(([value = '', unit = '', text = '']) => ({
    value,
    unit,
    text,
  }));
}
