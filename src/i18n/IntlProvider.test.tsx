import { renderToString } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { parseMessage } from '../build/messages/compile-messages.ts';
import { IntlProvider, createIntl, formatParts } from './IntlProvider.tsx';
import type { Locale } from './locales.ts';
import type { MessageId, Messages } from './messages.ts';

const ID: MessageId = 'countries.count';
const messagesWith = (text: string) => ({ [ID]: parseMessage(ID, text) }) as Messages;
const format = (locale: Locale, text: string, values?: Record<string, string | number>) =>
  createIntl(locale, messagesWith(text)).formatMessage({ id: ID }, values);

it('I18N-4 formats text, arguments, plurals and numbers of a message', () => {
  expect(format('en', 'Search')).toBe('Search');
  expect(format('en', 'Language: {name}', { name: 'Español' })).toBe('Language: Español');
  const plural = '{count, plural, one {# result} other {# results}}';
  expect(format('en', plural, { count: 1 })).toBe('1 result');
  expect(format('en', plural, { count: 1234 })).toBe('1,234 results');
  expect(format('vi', '{bytes, number} byte', { bytes: 1234567 })).toBe('1.234.567 byte');
});

it('passes the text in a tag to the function that renders it', () => {
  const messages = messagesWith('Tap <ui>Get {name}</ui>.');
  const ui = (text: unknown[]) => <b key="get">{text.join('')}</b>;
  const parts = formatParts({ locale: 'en', messages }, ID, { name: 'it', ui });
  expect(renderToString(<p>{parts}</p>)).toBe('<p>Tap <b>Get it</b>.</p>');
});

it('provides its messages to FormattedMessage', () => {
  const markup = renderToString(
    <IntlProvider locale="en" messages={messagesWith('{count} found')}>
      <FormattedMessage id={ID} values={{ count: 7 }} />
    </IntlProvider>,
  );
  expect(markup).toBe('7 found');
});

it.each([
  ['is missing', {} as Messages],
  ['lacks a value', messagesWith('{count} found')],
])('I18N-4 logs a message that %s and shows its id', (_, messages) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(createIntl('en', messages).formatMessage({ id: ID })).toBe(ID);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(ID), expect.any(Error));
});

it('does not call supportedLocalesOf, which blocks a phone for 80 ms', () => {
  const supportedLocales = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  expect(format('zh-TW', '{name}', { name: 'Unio' })).toBe('Unio');
  expect(supportedLocales).not.toHaveBeenCalled();
});
