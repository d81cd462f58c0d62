import { createRoot } from 'react-dom/client';
import '../../../../src/theme/generated/tokens.css';
import '../../../../src/theme/generated/fonts.css';
import '../../../../src/theme/global.css';
import { loadResults } from './model/load-results.ts';
import { Page } from './view/Report.tsx';

createRoot(document.querySelector('#report') as HTMLElement).render(
  <Page loaded={loadResults(window.visualResults)} served={window.visualServer === true} />,
);
