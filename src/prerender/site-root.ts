/**
 * Stands where the way to the site's address is written in: the same page lies at several depths, and
 * the site under any path of any host.
 */
export const SITE_ROOT = '/__site__/';
