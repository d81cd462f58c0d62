import { startSite } from '../../../mocks/preview/serve.ts';
import { DIST, DISTRIBUTION_PORT, PORT } from './test-servers.ts';

/** Playwright's global setup: serves the site and the mock service; the returned function closes both. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const served = await startSite({ dist: DIST, port: PORT, distributionPort: DISTRIBUTION_PORT });
  return () => served.close();
}
