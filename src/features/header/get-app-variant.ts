import { ROUTES } from '../../navigation/routes.ts';

/** An outline where the page has a filled button of its own above the fold. */
export const getAppVariant = (path: string) =>
  path === ROUTES.order || path === ROUTES.download ? 'ghost' : 'primary';
