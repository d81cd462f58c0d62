import { Download, Play, ShoppingBag, Smartphone } from 'lucide';
import type { IconNode } from '../../primitives/Icon.tsx';
import type { DownloadOption } from './download-options.ts';

/** They distinguish stores from files. Only the owner can obtain the stores' official badges. */
export const OPTION_ICONS: Readonly<Record<DownloadOption['id'], IconNode>> = {
  enterprise: Smartphone,
  'app-store': ShoppingBag,
  'google-play': Play,
  apk: Download,
};
