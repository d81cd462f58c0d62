/** Code that comes after its page. Asked for from the shell's file, so that no other names its styles again. */
export const lateCode = {
  popup: () => import('./DownloadPopup.tsx'),
  trust: () => import('./trust/Trust.tsx'),
} as const;
