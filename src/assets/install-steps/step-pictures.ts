import { androidFile } from './android-file.tsx';
import { androidStore } from './android-store.tsx';
import { iosEnterprise } from './ios-enterprise.tsx';
import { iosStore } from './ios-store.tsx';

/**
 * By install method and step, in their order (GUIDE-1, GUIDE-2). Only the lazy guides import it.
 */
export const stepPictures = { iosStore, iosEnterprise, androidStore, androidFile };
