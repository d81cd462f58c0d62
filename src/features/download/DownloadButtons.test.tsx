// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IntlProvider } from '../../i18n/IntlProvider.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { EnterprisePlaceholder } from './DownloadButtons.tsx';

test('HDR-9 the pending link request is announced: the live region is rendered before its text', async () => {
  const pending = (
    <IntlProvider locale="en" messages={await loadMessages('en')}>
      <EnterprisePlaceholder as="div" status="pending" />
    </IntlProvider>
  );
  expect(renderToString(pending)).toMatch(/<span[^>]* role="status"[^>]*><\/span>/);
  render(pending);
  expect(screen.getByRole('status').textContent).not.toBe('');
});
