/** Loopback ports and folder of the site under test; another run beside this one chooses others. */
export const DIST = process.env['UNIO_E2E_DIST'] ?? 'dist';
export const PORT = Number(process.env['UNIO_E2E_PORT'] ?? 4173);
/** The build calls this one: it is the port in `.env.loopback` unless the build was told otherwise. */
export const DISTRIBUTION_PORT = Number(process.env['UNIO_E2E_DISTRIBUTION_PORT'] ?? 4174);

/** Where the site is. */
export const SITE_ORIGIN = `http://127.0.0.1:${PORT}`;
/** Where the one service is that the site calls (API-1). */
export const DISTRIBUTION_ORIGIN = `http://127.0.0.1:${DISTRIBUTION_PORT}`;
/** Every address of that service, for routes. */
export const DISTRIBUTION_CALLS = `${DISTRIBUTION_ORIGIN}/**`;
