import { Building2, Download, Play, ShoppingBag, type LucideIcon } from 'lucide-react';
import type { DownloadOption } from './download-options.ts';

/** The icon of each way to get the app. */
export const OPTION_ICONS: Readonly<Record<DownloadOption['id'], LucideIcon>> = {
  enterprise: Building2,
  'app-store': ShoppingBag,
  'google-play': Play,
  apk: Download,
};
