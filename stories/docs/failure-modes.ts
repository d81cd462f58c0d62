export type FailureMode = readonly [failure: string, result: string];

/** The request failed or its response is invalid (API-3). */
const BACKUP = 'the backup link, one log line; the other options stay';
/** The response has no allowed link (API-3, API-4). */
const HIDDEN = 'the enterprise option is hidden, one log line';

/** Sentences of the check of an app file (DL-7). */
const NOT_GENUINE = 'not the official app';
const UNKNOWN_FILE = 'it cannot be checked, and why';

/** The failure modes that the site handles. Test titles contain these ids. */
export const FAILURE_MODES = {
  'FAULT-1': ['The service never responds', `at 10.0 s ${BACKUP}`],
  'FAULT-2': ['Refused, no such host, TLS fails', `at once ${BACKUP}`],
  'FAULT-3': ['500, 502, 503', BACKUP],
  'FAULT-4': ['429', `${BACKUP}; no automatic retry`],
  'FAULT-5': ['200 with another code', `${HIDDEN}; its message is never shown`],
  'FAULT-6': ['The code as a string', '"200" counts, nothing else does'],
  'FAULT-7': ['HTML of a captive portal', BACKUP],
  'FAULT-8': ['Truncated JSON', BACKUP],
  'FAULT-9': ['An empty body, 204', BACKUP],
  'FAULT-10': [
    'null, array, number, byte-order mark, __proto__ key',
    'parsed as data, nothing more',
  ],
  'FAULT-11': ['A body of 200 MB', `stopped at 64 KiB; ${BACKUP}`],
  'FAULT-12': ['Headers at once, the body trickles in', `the same 10 s; ${BACKUP}`],
  'FAULT-13': ['A redirect, in a loop or to another host', `not followed; ${BACKUP}`],
  'FAULT-14': ['CORS blocks the response', BACKUP],
  'FAULT-15': ['The security policy blocks the call', BACKUP],
  'FAULT-16': ['link_jump missing, empty, an object, 10 kB', HIDDEN],
  'FAULT-17': ['javascript:, data:, http:, intent: links', HIDDEN],
  'FAULT-18': ['Credentials, backslashes, punycode in a link', HIDDEN],
  'FAULT-19': ['An installer link with a host, two manifests, or one not https', HIDDEN],
  'FAULT-20': ['Two callers', 'one request'],
  'FAULT-21': ['Leaving mid-request', 'aborted; no late result'],
  'FAULT-22': ['A frozen tab wakes up late', `the deadline holds; ${BACKUP}`],
  'FAULT-25': ['Offline', `at once ${BACKUP}`],
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
    'two retries, one automatic reload, also without sessionStorage; then a reload button',
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
  'FAULT-58': [
    'A service worker must be removed',
    'it unregisters itself, deletes every cache and loads open tabs again',
  ],
  'FAULT-59': [
    'What must never be cached',
    'the app file, the API response and other origins are not',
  ],
  'FAULT-60': ['No JavaScript', 'stores and app file can be reached'],
  'FAULT-61': ['A script fails at startup', 'a page with the links, not a blank one'],
  'FAULT-62': ['The QR code cannot be generated', 'a placeholder, one log line'],
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
  'FAULT-77': ["A request path that is another host's address", 'no redirect leaves the site'],
  'FAULT-78': ["A link to a host that is not on the owner's list", HIDDEN],
  'FAULT-79': [
    'A release with a setting missing, a placeholder, or an address of this machine',
    'npm run check:release fails and names it',
  ],
  'FAULT-80': [
    'security.txt has expired, or is dated in the future',
    'npm run check:release fails',
  ],
  'FAULT-81': [
    'What is to be published is a local build, was built with other settings, or was changed',
    'npm run check:release fails and names the file',
  ],
  'FAULT-82': [
    'A compressed file is not its original',
    'npm run check:release fails and names the file',
  ],
  'FAULT-83': [
    'The published site is not what was built',
    'npm run check:release -- --live fails and names the file',
  ],
  'FAULT-84': [
    "A page or a script is put into the app file's folder",
    'it is downloaded or not found; it never is a part of the site',
  ],
  'FAULT-85': [
    'The same commit is built in another folder, by another user, on another day',
    'every file has the same bytes',
  ],
  'FAULT-86': [
    'A published file is changed, cut short, missing or wrongly compressed',
    'npm run verify:site names it; exit code 1',
  ],
  'FAULT-87': [
    "A file is added to the site's folder, its sitemap or its precache list",
    'npm run verify:site names it; exit code 1',
  ],
  'FAULT-88': [
    'A header is missing, weaker, or one that was not asked for',
    'npm run verify:site names it; exit code 1',
  ],
  'FAULT-89': [
    'A file redirects elsewhere, or the whole site is a copy on another host',
    'npm run verify:site names the host; exit code 1',
  ],
  'FAULT-90': [
    'A site, its manifest or its keys cannot be fetched or read',
    'npm run verify:site says what could not be checked; exit code 2, never 0',
  ],
  'FAULT-91': [
    'Too few builders have signed, or with another, a revoked or an expired key, or for another manifest',
    'npm run verify:site says which; exit code 1',
  ],
  'FAULT-92': ['A package loses its hash in the lock file', 'npm test fails and names it'],
  'FAULT-93': [
    'The registry does not answer about vulnerabilities or signatures',
    'npm run check:audit says so; exit code 2, never 0',
  ],
  'FAULT-94': [
    'What ships has no license, or is not in the bill of materials',
    'npm test fails, also without a build',
  ],
  'FAULT-95': [
    'A script, style or message file with another byte',
    'it never runs: requested again, one reload, then a message; the documents keep their links',
  ],
  'FAULT-96': [
    "Foreign content in the worker's caches or in the HTTP cache",
    'deleted and fetched again; the update installs',
  ],
  'FAULT-97': [
    'A host that changes one file of a build',
    'no worker is installed until it is right',
  ],
  'FAULT-98': ['Two sites under different paths of one origin', 'each has caches of its own'],
  'FAULT-99': [
    'A hostile worker that answers everything',
    'the recovering worker deletes every cache and loads open tabs again from the network',
  ],
  'FAULT-100': [
    'A document is taken down: 4xx, or any answer with X-Unio-Stop',
    'returning visitors get that answer, and nothing cached offline; other errors show the cached page',
  ],
  'FAULT-101': [
    'A cached document is shown, because the network is slow or not there',
    'direct downloads and fingerprints are hidden until the network has the same document',
  ],
  'FAULT-107': [
    'A release whose texts tell visitors to compare what it does not show',
    'npm run check:release fails and names the setting',
  ],
  'FAULT-108': [
    'The site is served by a mirror, a proxy or a preview',
    'a banner, the QR code and the copied link name the real site; no direct downloads',
  ],
  'FAULT-109': [
    'The app does not load on such an origin',
    'direct downloads are withheld all the same',
  ],
  'FAULT-110': [
    'No script runs',
    'what proves the app genuine is readable on the download page and in both guides',
  ],
  'FAULT-111': [
    'The code of the download page or of its proof fails to load',
    'the proof stays as the document has it',
  ],
  'FAULT-113': ['An app file was changed after it was signed', `${NOT_GENUINE}: changed`],
  'FAULT-114': [
    'A newer signature was removed, so that an older one counts',
    `${NOT_GENUINE}: changed`,
  ],
  'FAULT-115': [
    'An app file is signed by somebody else, by two, or is another app',
    `${NOT_GENUINE}, and says which`,
  ],
  'FAULT-116': [
    'The chosen file is empty, a web page, a bundle, an app for iPhones, or has 2 GB',
    UNKNOWN_FILE,
  ],
  'FAULT-117': ['An app file is cut off, or has more behind its end', UNKNOWN_FILE],
  'FAULT-118': ['A ZIP bomb as an app file', 'unpacked up to a limit only'],
  'FAULT-119': [
    'The chosen file is deleted, changed or not on the device while it is read',
    'it cannot be read, never a verdict',
  ],
  'FAULT-120': ['An app file is signed with an algorithm that browsers lack', UNKNOWN_FILE],
  'FAULT-121': [
    'The code of the file check does not load',
    'it says so; the next press tries again',
  ],
  'FAULT-122': ["The file check's worker does not load", 'it says so; the next press tries again'],
  'FAULT-123': ['A file is checked offline', 'as online, after one visit'],
  'FAULT-124': ['The visitor stops the check of a large file', 'it stops at once; nothing is said'],
  'FAULT-125': [
    'A script without a hash, such as one that the host adds to a document',
    'Chromium and Firefox refuse it, where the host sends the policy; the documents keep their links',
  ],
} as const satisfies Record<string, FailureMode>;

export type FailureModeId = keyof typeof FAILURE_MODES;
