export type FailureMode = readonly [failure: string, result: string];

/** The request failed or its response is invalid (API-3). */
const FALLBACK = 'the fallback link, one log line; the other options stay';
/** The response has no allowed link (API-3, API-4). */
const HIDDEN = 'the enterprise option is hidden, one log line';

/** The failures that the product survives. Test titles contain these ids. */
export const FAILURE_MODES = {
  'FAULT-1': ['The service never responds', `at 10.0 s ${FALLBACK}`],
  'FAULT-2': ['Refused, no such host, TLS fails', `at once ${FALLBACK}`],
  'FAULT-3': ['500, 502, 503', FALLBACK],
  'FAULT-4': ['429', `${FALLBACK}; no automatic retry`],
  'FAULT-5': ['200 with another code', `${HIDDEN}; its message is never shown`],
  'FAULT-6': ['The code as a string', '"200" counts, nothing else does'],
  'FAULT-7': ['HTML of a captive portal', FALLBACK],
  'FAULT-8': ['Truncated JSON', FALLBACK],
  'FAULT-9': ['An empty body, 204', FALLBACK],
  'FAULT-10': [
    'null, array, number, byte-order mark, __proto__ key',
    'parsed as data, nothing more',
  ],
  'FAULT-11': ['A body of 200 MB', `stopped at 64 KiB; ${FALLBACK}`],
  'FAULT-12': ['Headers at once, the body trickles in', `the same 10 s; ${FALLBACK}`],
  'FAULT-13': ['A redirect, in a loop or to another host', `not followed; ${FALLBACK}`],
  'FAULT-14': ['CORS blocks the response', FALLBACK],
  'FAULT-15': ['The security policy blocks the call', FALLBACK],
  'FAULT-16': ['link_jump missing, empty, an object, 10 kB', HIDDEN],
  'FAULT-17': ['javascript:, data:, http:, intent: links', HIDDEN],
  'FAULT-18': ['Credentials, backslashes, punycode in a link', HIDDEN],
  'FAULT-19': ['An installer link with a host, two manifests, or one not https', HIDDEN],
  'FAULT-20': ['Two callers', 'one request'],
  'FAULT-21': ['Leaving mid-request', 'aborted; no late result'],
  'FAULT-22': ['A frozen tab wakes up late', `the deadline holds; ${FALLBACK}`],
  'FAULT-25': ['Offline', `at once ${FALLBACK}`],
  'FAULT-28': ['An iPad with the user agent of a Mac', 'iOS'],
  'FAULT-29': ['A laptop with a touch screen', 'not iOS'],
  'FAULT-30': ['No user agent, one of 4 kB, a robot', 'a usable page'],
  'FAULT-33': ["WeChat's in-app browser", 'a hint to open the page in a browser, and Copy link'],
  'FAULT-34': [
    'The in-app browsers of Instagram, Facebook, Telegram, LINE',
    'the same; never a redirect',
  ],
  'FAULT-35': ['The clipboard is denied', 'selectable text'],
  'FAULT-39': ['scrollTo=<script>', 'ignored, not rendered'],
  'FAULT-40': ['An unknown id, or one that breaks selectors', 'ignored'],
  'FAULT-41': ['Malformed percent signs', 'ignored'],
  'FAULT-42': ['openModal without scrollTo', 'nothing opens'],
  'FAULT-43': ['Duplicate keys, a hash of 100 kB', 'ignored'],
  'FAULT-44': ['#//evil.example, an unknown route', 'the not-found screen'],
  'FAULT-45': [
    'Back while a popup or menu is open',
    'it closes; the route and scroll position stay',
  ],
  'FAULT-46': ['A reload in any state', 'a working page'],
  'FAULT-47': ['zh, zh-CN, pt-PT, xx', 'a documented language'],
  'FAULT-49': ['localStorage throws', 'the page works, nothing is saved'],
  'FAULT-50': [
    'The quota is exceeded; invalid saved values',
    'the page works; invalid values are ignored',
  ],
  'FAULT-51': ['A private window', 'the page works'],
  'FAULT-52': ['Two tabs disagree on the language', 'each has its own'],
  'FAULT-53': [
    'A chunk is gone after a deploy',
    'a retry, one automatic reload, also without sessionStorage; then a reload button',
  ],
  'FAULT-55': [
    'HTML in place of a script',
    'a real 404; from another host, as for a chunk that is gone',
  ],
  'FAULT-56': ['Offline, on the first visit and later', 'every route opens after one visit'],
  'FAULT-57': [
    'A new release while tabs are open',
    'they keep working; a prompt, no forced reload',
  ],
  'FAULT-58': ['A service worker must be removed', 'it unregisters itself and deletes its caches'],
  'FAULT-59': [
    'What must never be cached',
    'the app file, the API response and other origins are not',
  ],
  'FAULT-60': ['No JavaScript', 'stores and app file can be reached'],
  'FAULT-61': ['A script fails at startup', 'a page with the links, not a blank one'],
  'FAULT-62': ['The QR code cannot be generated', 'a labelled tile, one log line'],
  'FAULT-63': ['The QR code at 200 % and in print', 'a camera reads it'],
  'FAULT-64': [
    'An image does not load',
    'its alternative text, its reserved space, no layout shift',
  ],
  'FAULT-65': ['Fonts are blocked', 'everything visible, nothing clipped'],
  'FAULT-66': ['No IntersectionObserver', 'everything visible'],
  'FAULT-67': ['Reduced motion', 'nothing moves unless the visitor starts it'],
  'FAULT-68': ['Fifty hovers and clicks a second', 'one timer, one popup'],
  'FAULT-69': ['320 px, 400 % zoom', 'no horizontal scrolling'],
  'FAULT-70': ['Text at 200 %, wider spacing', 'nothing clipped'],
  'FAULT-71': ['Forced colours', 'focus and icons visible'],
  'FAULT-72': ['The keyboard alone', 'everything is reachable, everything can be paused'],
  'FAULT-73': ['The longest words, a language 40 % longer', 'nothing overlaps'],
  'FAULT-74': ['taiwan, 臺灣, 台灣, cote, emoji, 10 kB in the search', 'correct results, or none'],
  'FAULT-75': ['Half an hour of carousel', 'no leak'],
  'FAULT-76': ['A translation is missing', 'the build fails'],
} as const satisfies Record<string, FailureMode>;

export type FailureModeId = keyof typeof FAILURE_MODES;
