import { ROUTES } from '../../navigation/routes.ts';

/** Of the header's button. The order and download pages have filled buttons of their own above the fold. */
export const getAppVariant = (path: string) =>
  path === ROUTES.order || path === ROUTES.download ? 'ghost' : 'primary';
