import { LOCAL_BUILD } from '../../../src/build/output-folder.ts';

/** Folder and loopback ports of the site under test; a second run at the same time needs others. */
export const DIST = process.env['UNIO_E2E_DIST'] ?? LOCAL_BUILD;
export const PORT = Number(process.env['UNIO_E2E_PORT'] ?? 4173);
/** The port in `.env.development`, unless the build overrides it. */
export const DISTRIBUTION_PORT = Number(process.env['UNIO_E2E_DISTRIBUTION_PORT'] ?? 4174);

export const SITE_ORIGIN = `http://127.0.0.1:${PORT}`;
/** The distribution service, the only other origin that the site requests (API-1). */
export const DISTRIBUTION_ORIGIN = `http://127.0.0.1:${DISTRIBUTION_PORT}`;
/** URL pattern of that service, for `route`. */
export const DISTRIBUTION_CALLS = `${DISTRIBUTION_ORIGIN}/**`;
