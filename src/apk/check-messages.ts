import type { Judgment, Published } from './judge-apk.ts';

/** What the page and the worker that checks a file tell each other. */
export interface CheckRequest {
  readonly file: File;
  readonly published: Published;
}

/** unreadable: the file is gone, changed, or not on the device. failed: this browser lacks something. */
export type CheckMessage =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'done'; readonly judgment: Judgment }
  | { readonly kind: 'unreadable' | 'failed' };
