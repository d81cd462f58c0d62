import { startSite } from '../../../mocks/preview/serve.ts';
import { DIST, DISTRIBUTION_PORT, PORT } from './test-servers.ts';

/** Serves the built site and the mock service for the whole run; the returned function ends both. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const served = await startSite({ dist: DIST, port: PORT, distributionPort: DISTRIBUTION_PORT });
  return () => served.close();
}
