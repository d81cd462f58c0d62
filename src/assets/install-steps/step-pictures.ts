import type { ComponentType } from 'react';
import { AndroidFileAllow } from './AndroidFileAllow.tsx';
import { AndroidFileDownload } from './AndroidFileDownload.tsx';
import { AndroidFileOpen } from './AndroidFileOpen.tsx';
import { AndroidStoreInstall } from './AndroidStoreInstall.tsx';
import { AndroidStoreOpen } from './AndroidStoreOpen.tsx';
import { IosEnterpriseAllow } from './IosEnterpriseAllow.tsx';
import { IosEnterpriseGeneral } from './IosEnterpriseGeneral.tsx';
import { IosEnterpriseOpen } from './IosEnterpriseOpen.tsx';
import { IosEnterpriseProfiles } from './IosEnterpriseProfiles.tsx';
import { IosEnterpriseTrust } from './IosEnterpriseTrust.tsx';
import { IosStoreFind } from './IosStoreFind.tsx';
import { IosStoreOpen } from './IosStoreOpen.tsx';
import type { StepPictureProps } from './kit/StepPicture.tsx';

/**
 * The pictures of the install guides, by path and in the order of the steps
 * (GUIDE-1, GUIDE-2). Only the lazy guides import this file.
 */
export const stepPictures = {
  iosStore: [IosStoreFind, IosStoreOpen],
  iosEnterprise: [
    IosEnterpriseAllow,
    IosEnterpriseGeneral,
    IosEnterpriseProfiles,
    IosEnterpriseTrust,
    IosEnterpriseOpen,
  ],
  androidStore: [AndroidStoreInstall, AndroidStoreOpen],
  androidFile: [AndroidFileDownload, AndroidFileAllow, AndroidFileOpen],
} as const satisfies Record<string, readonly ComponentType<StepPictureProps>[]>;
