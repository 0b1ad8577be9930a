/**
 * The faults register: everything that can go wrong outside the product, or be done to it, by ID, with the result for
 * players. Test titles name these IDs; tools/requirements/register.test.ts refuses any other.
 */
export const faults = {
  // Start-up and network
  'FAULT-01': 'The status answers 500: the stored status counts, without one there is a page to try again.',
  'FAULT-02': 'The status is no JSON: as FAULT-01.',
  'FAULT-03': 'A captive portal answers HTML with 200: the page says so, with a button to try again.',
  'FAULT-04': 'The connection is reset: as FAULT-01.',
  'FAULT-05': 'A call hangs: it times out, and the page says that the connection is slow.',
  'FAULT-06': 'The file of a language is missing: the app speaks English.',
  'FAULT-07': 'The main script is missing: the HTML says so, with a link to load it again.',
  'FAULT-08': 'The app is opened without a connection: the shell of the service worker shows.',
  'FAULT-09':
    'The connection is lost while playing: a strip says so, reads come from memory, writes are refused.',
  'FAULT-10': 'The connection comes and goes: one refetch, no storm of calls.',
  'FAULT-11': '429 with Retry-After: it is waited for, with jitter.',
  'FAULT-12': 'Maintenance or region change while the app is open: the right page shows.',
  'FAULT-13': 'A host of pictures is dead: another one, then the drawn picture.',
  'FAULT-14': 'Every picture is missing: drawn ones, each asked for once.',
  'FAULT-15': 'An answer breaks off: an error that can be tried again.',
  'FAULT-16': '423, 403, 409 and 413: each has its text.',

  // Data
  'FAULT-17': 'Rows that are null: skipped and reported.',
  'FAULT-18': '{} in place of a list: an empty list.',
  'FAULT-19': 'A page of thousands of rows: only those near the screen are drawn.',
  'FAULT-20': 'The same id twice: shown once.',
  'FAULT-21': 'The number of pages shrinks: loading stops.',
  'FAULT-22': 'An empty page that claims more: loading stops after it.',
  'FAULT-23': 'The first page comes after another filter was chosen: dropped.',
  'FAULT-24': 'An unknown value of an enumeration: a safe default.',
  'FAULT-25': 'A huge, negative or unreadable balance: formatted, never NaN.',
  'FAULT-26': 'Names of 200 characters: cut with an ellipsis.',
  'FAULT-27': 'A banner without a picture: skipped.',
  'FAULT-28':
    'Unknown fields: ignored; optional ones missing: defaults; required ones missing: the call has failed.',

  // Session
  'FAULT-29': '401 in an action: one way to the log-in, and back.',
  'FAULT-30': 'Twenty times 401 at once: one way to the log-in.',
  'FAULT-31': 'The log-out fails or hangs: the session ends on the device, home shows.',
  'FAULT-32': 'Logged out in another tab: this one leaves too.',
  'FAULT-33': 'Another account in another tab: this session ends.',
  'FAULT-34': 'A token of another member type: its own limits apply.',
  'FAULT-35': 'Back after the log-out: nothing private shows.',
  'FAULT-36': 'The password was changed elsewhere: the remembered one is forgotten.',
  'FAULT-37': 'From trial to a real account: nothing of the trial is left.',
  'FAULT-38': 'Reloaded in any state of a flow: it starts again.',

  // Storage and platform
  'FAULT-39': 'Storage that throws: the app remembers for as long as the page lives.',
  'FAULT-40': 'Storage that is full: it costs the preference alone.',
  'FAULT-41': 'Storage cleared under the app: a controlled log-out.',
  'FAULT-42': 'Stored data that cannot be read: as if there was none.',
  'FAULT-43': 'IndexedDB is blocked: the name alone is remembered.',
  'FAULT-44': 'No crypto.subtle: the older envelope if the operator allows it, otherwise a message.',
  'FAULT-45': 'A clock that is wrong by days: countdowns follow the operator.',
  'FAULT-46': 'Sleep during a countdown: it is right on waking.',
  'FAULT-47': 'No IntersectionObserver: everything loads.',
  'FAULT-48': 'A window is blocked: the same tab is used.',
  'FAULT-49':
    'Rotation, a keyboard over the button, 200 % zoom, a long time in the background: nothing is lost.',

  // Releases
  'FAULT-50':
    'A script of an older release is gone: one reload, another where the whole page is missing, and a page that says so.',
  'FAULT-51': 'An update while a form is filled in: offered, never forced.',
  'FAULT-52': 'An old client with new answers: it works.',
  'FAULT-53': 'A broken service worker: it can be switched off.',
  'FAULT-54': 'The operator has a new key: it is fetched, and the call is sent once more.',

  // Money and doubles
  'FAULT-55': 'A double tap: one request, one pair of ledger entries.',
  'FAULT-56': 'A time-out after the commit: the same key has the same result.',
  'FAULT-57': 'A reload while submitting: the key recovers its result.',
  'FAULT-58': 'Two tabs withdraw at once: one succeeds.',
  'FAULT-59': 'A favourite on and off quickly: the last tap wins.',
  'FAULT-60': 'A double tap on a game: one launch.',
  'FAULT-61': 'The database fails in a transaction: rolled back, the sum is zero.',
  'FAULT-62':
    'The process is killed between accepting and answering: once or not at all, and the player sees which.',

  // Abuse and third parties
  'FAULT-63': 'The captcha picture fails: asking again works.',
  'FAULT-64': 'An SMS code is used twice: refused.',
  'FAULT-65': 'A sealed call is sent twice: refused.',
  'FAULT-66': 'The script of the human check is blocked: a message, no way round it.',
  'FAULT-67':
    'The social provider is closed, denied or answers with a wrong state: back to the log-in with a text.',
  'FAULT-68': 'A game frame refuses, is empty or slow: a way back.',
  'FAULT-69': 'A chat without an address: its entry is hidden.',
  'FAULT-70': 'A video is blocked: nothing takes its place.',
} as const;
