import { ROUTES } from '../../navigation/routes.ts';

/** Only an outline on pages that have another filled button above the fold. */
export const getAppVariant = (path: string) =>
  path === ROUTES.order || path === ROUTES.download ? 'ghost' : 'primary';
