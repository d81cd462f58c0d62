import { createRoot } from 'react-dom/client';
import '../../../../src/theme/generated/tokens.css';
import '../../../../src/theme/generated/fonts.css';
import '../../../../src/theme/global.css';
import { loadResults } from './model/load-results.ts';
import { LivePage } from './view/live/LivePage.tsx';
import { Page } from './view/Report.tsx';

createRoot(document.querySelector('#report') as HTMLElement).render(
  window.visualLive === true ? (
    <LivePage />
  ) : (
    <Page loaded={loadResults(window.visualResults)} served={window.visualServer === true} />
  ),
);
