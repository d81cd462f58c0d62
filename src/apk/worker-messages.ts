import type { Judgment, PublishedApk } from './judge-apk.ts';

/** The messages between the page and the worker that checks a file. */
export interface CheckRequest {
  readonly file: File;
  readonly published: PublishedApk;
}

/** unreadable: the file is gone, changed, or not on the device. failed: this browser lacks a feature. */
export type CheckMessage =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'done'; readonly judgment: Judgment }
  | { readonly kind: 'unreadable' | 'failed' };
