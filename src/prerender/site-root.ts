/** Placeholder for the relative URL of the site, which depends on the depth of the document. */
export const SITE_ROOT = '/__site__/';
