import type { Preview } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import './page.css';

// Keeps the focus when a story is removed.
const outside = document.createElement('a');
Object.assign(outside, { id: 'outside', href: '#outside', textContent: 'Beside every story' });
document.body.append(outside);

export default {
  globalTypes: { locale: { toolbar: { items: ['en', 'es', 'pt', 'zh-TW', 'vi'] } } },
  initialGlobals: { locale: 'en' },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(
        http.get('http://service.example/greeting', () => HttpResponse.text('from the preview')),
        http.get('http://service.example/broken', () => HttpResponse.error()),
        http.get('http://service.example/busy', () => new HttpResponse('busy', { status: 503 })),
      );
      await worker.start({ quiet: true, serviceWorker: { url: './worker.js' } });
      return worker;
    }),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Preview;
