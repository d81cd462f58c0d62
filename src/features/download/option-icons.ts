import { Download, Play, ShoppingBag, Smartphone } from 'lucide';
import type { IconNode } from '../../primitives/Icon.tsx';
import type { DownloadOption } from './download-options.ts';

/** They tell a store from a file. The stores' own badges are the owner's to obtain. */
export const OPTION_ICONS: Readonly<Record<DownloadOption['id'], IconNode>> = {
  enterprise: Smartphone,
  'app-store': ShoppingBag,
  'google-play': Play,
  apk: Download,
};
