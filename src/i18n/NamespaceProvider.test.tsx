import { renderToString } from 'react-dom/server';
import { createIntl, FormattedMessage, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { parseMessage } from '../build/messages/compile-messages.ts';
import { loadNamespace, type MessageId, type Messages } from './messages.ts';
import { NamespaceProvider } from './NamespaceProvider.tsx';

const NAMESPACES = ['home'] as const;
const ID: MessageId = 'home.partners.list';

/** The text of a page whose shell has these messages. */
function renderWith(messages: Partial<Messages>): string {
  return renderToString(
    <IntlProvider locale="en" messages={messages as Messages}>
      <NamespaceProvider namespaces={NAMESPACES}>
        <FormattedMessage id={ID} />
      </NamespaceProvider>
    </IntlProvider>,
  );
}

test('I18N-4 a page has the messages of its namespaces', async () => {
  const messages = await loadNamespace('en', 'home');
  const expected = createIntl({ locale: 'en', messages }).formatMessage({ id: ID });
  expect(renderWith({})).toBe(expected);
});

test('VIS-16 the pseudo-locale of the stories applies to the namespaces of a page', async () => {
  await loadNamespace('en', 'home');
  expect(renderWith({ [ID]: parseMessage(ID, 'Pseudo') })).toBe('Pseudo');
});
