import { fetchEnterpriseLink, type EnterpriseRequest, type LinkResult } from './client.ts';

/** The shape the pages use (API-2). */
export interface EnterpriseDownload {
  readonly success: boolean;
  /** Null hides the enterprise option. */
  readonly downloadUrl: string | null;
  /** `no-link`: the service responded without a link. All others: no usable response (API-3). */
  readonly error: Exclude<LinkResult['kind'], 'link' | 'aborted'> | null;
}

/** Options of {@link createEnterpriseClient}: the service, and the fallback for a failed request. */
export interface EnterpriseClientOptions extends Omit<EnterpriseRequest, 'signal'> {
  /** The fallback if there is no usable response (API-3); checked when the configuration is read. */
  readonly backupUrl: string;
  /** The browser's console by default. */
  readonly log?: Pick<Console, 'error' | 'warn'>;
}

/** Gets the enterprise link for the pages. */
export interface EnterpriseClient {
  /**
   * The enterprise link, or undefined if `signal` was aborted first. Never rejects, and resolves within 10 s.
   *
   * `signal` is aborted when the caller leaves the page. Callers whose stays overlap share one request and its result,
   * even after it arrived (API-4, FAULT-20). When the last caller leaves, a pending request is aborted and its result
   * is dropped (FAULT-21), so that the next page sends another request.
   */
  request(signal: AbortSignal): Promise<EnterpriseDownload | undefined>;
}

/** One request, its result, and how many callers are still on the page. */
interface SharedRequest {
  readonly result: Promise<EnterpriseDownload | undefined>;
  readonly controller: AbortController;
  subscribers: number;
}

/** Converts the service's responses for the pages and logs failures; no other code does (API-2, API-3). */
export function createEnterpriseClient(options: EnterpriseClientOptions): EnterpriseClient {
  let shared: SharedRequest | undefined;

  const start = (): SharedRequest => {
    const controller = new AbortController();
    const result = fetchEnterpriseLink({ ...options, signal: controller.signal }).then((outcome) =>
      toDownload(outcome, options.backupUrl, options.log ?? console),
    );
    return { result, controller, subscribers: 0 };
  };

  return {
    async request(signal) {
      if (signal.aborted) return undefined;
      const joined = (shared ??= start());
      joined.subscribers += 1;
      return new Promise((resolve) => {
        const unsubscribe = () => {
          joined.subscribers -= 1;
          if (joined.subscribers === 0) {
            joined.controller.abort();
            if (shared === joined) shared = undefined;
          }
          resolve(undefined);
        };
        signal.addEventListener('abort', unsubscribe, { once: true });
        void joined.result.then(resolve);
      });
    },
  };
}

function toDownload(
  outcome: LinkResult,
  backupUrl: string,
  log: Pick<Console, 'error' | 'warn'>,
): EnterpriseDownload | undefined {
  switch (outcome.kind) {
    case 'link':
      return { success: true, downloadUrl: outcome.url, error: null };
    case 'no-link':
      log.warn('The distribution service gave no enterprise link:', outcome.reason);
      return { success: false, downloadUrl: null, error: 'no-link' };
    case 'aborted':
      return undefined;
    default:
      log.error(
        'The distribution service could not be asked; the backup link is used:',
        describeFailure(outcome),
      );
      return { success: false, downloadUrl: backupUrl, error: outcome.kind };
  }
}

function describeFailure(outcome: LinkResult): string {
  if (outcome.kind === 'http') return `${outcome.kind} ${outcome.status}`;
  return 'reason' in outcome ? `${outcome.kind}, ${outcome.reason}` : outcome.kind;
}
