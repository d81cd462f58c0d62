import { ROUTES } from '../../navigation/routes.ts';

/** Of the header's button. The order page has one filled button above the fold: Continue. */
export const getAppVariant = (path: string) => (path === ROUTES.order ? 'ghost' : 'primary');
