// What the pages of games and of bets have alike: their words, the calls to the operator, and the app around them.

const api = '/play/api/';
const patience = 10_000;
const pauses = [1000, 2000, 4000];
const over = ['sessionEnded', 'notLoggedIn', 'userDisabled'];
/** Said before anything was done, unlike other failures of the operator. */
const closed = ['maintenance', 'accessRestricted'];

export const query = new URLSearchParams(location.search);
const page = document.documentElement;

const languageTags = { en: 'en', cn: 'zh-CN', th: 'th', vi: 'vi', ty: 'tl', ar: 'ar' };
const asked = query.get('language') ?? '';
const language = Object.hasOwn(languageTags, asked) ? asked : 'en';
const { texts } = await import(`./texts/${language}.js`);
page.lang = languageTags[language];
page.dir = language === 'ar' ? 'rtl' : 'ltr';

const ofDevice = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
page.dataset.theme = ['dark', 'light'].find((theme) => theme === query.get('css')) ?? ofDevice;

/** Words that only some pages need: texts/<folder>/<language>.js. */
export async function addTexts(folder) {
  Object.assign(texts, (await import(`./texts/${folder}/${language}.js`)).texts);
}

/** What is filled in keeps its own direction among words from right to left, as ₱5.00 must. */
const isolated = (value) => (page.dir === 'rtl' ? `\u2068${value}\u2069` : String(value));

/** The page's text of this name, with `{names}` filled in. */
export const t = (name, values = {}) =>
  texts[name].replace(/\{(\w+)\}/g, (_, value) => isolated(values[value]));

export const at = (id) => document.getElementById(id);
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const money = (pesos) => `₱${number.format(pesos)}`;

export function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Names a bet: sent again under the same key, it is the same bet. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const tellApp = (message) => parent !== window && parent.postMessage(message, location.origin);

export function say(text, look = '', detail = '') {
  at('message').replaceChildren(
    element('strong', { textContent: text }),
    element('span', { textContent: detail }),
  );
  at('message').className = look;
}

let token = '';

/** Whether the page has ended: it makes no more calls. */
export const hasEnded = () => !at('ended').hidden;

function end(title, reason) {
  at('open').hidden = true;
  at('ended').hidden = false;
  at('endedTitle').textContent = title;
  at('reason').textContent = reason;
  at('endedTitle').focus();
}

/** The operator's answer, or null when none came that can be relied on. */
export async function ask(call, body) {
  try {
    const response = await fetch(api + call, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const answer = await response.json();
    const certain = response.status < 500 || closed.includes(answer.code);
    return certain && typeof answer.success === 'boolean' ? answer : null;
  } catch {
    return null;
  }
}

/** Keys and tickets of writes that got no answer and may have been done. */
const doubtful = new Set();

/**
 * Sends a write until its result is known, and returns the result; null while it is not. Once an answer was lost,
 * only one about this very key or ticket counts: a refusal that came before the operator looked it up says nothing
 * of the attempts before.
 */
export async function write(call, body) {
  const name = body.idempotencyKey ?? body.ticket;
  for (const pause of [...pauses, null]) {
    const answer = await ask(call, body);
    if (answer && (answer.success || answer.value?.decided === name || !doubtful.has(name))) {
      doubtful.delete(name);
      return answer;
    }
    doubtful.add(name);
    if (endsPage(answer)) endSession();
    // What refuses to look now will not look in a second either.
    if (answer || pause === null) return null;
    say(t('slow'));
    await wait(pause);
  }
}

/** Good for one opening; in a lottery's address it is the token. */
const code = query.get('code') ?? query.get('token') ?? '';

/** Opens what the address stands for and shows the page; undefined when it did not open, which the page then says. */
export async function open(call) {
  const answer = await ask(call, { code, prizeMode: query.get('prize_mode') ?? undefined });
  if (!answer) return end(t('notOpened'), t('notOpenedWhy'));
  if (closed.includes(answer.code)) return end(t('gameClosed'), t('siteClosedLater'));
  if (answer.code === 'prizeModeWrong') return end(t('gameClosed'), t('otherOdds'));
  if (!answer.success) return end(t('gameClosed'), t('linkUsed'));
  const { token: given, ...opened } = answer.value;
  token = given;
  document.title = at('name').textContent = opened.name;
  at('open').hidden = false;
  return opened;
}

/** Tells why a write was not done; a session that is over ends the page. */
export function refuse({ code, value }) {
  if (over.includes(code)) endSession(t('sessionEndedRefused'));
  else if (closed.includes(code)) say(t('siteClosed'), 'refused');
  else if (code === 'insufficientBalance') say(t('insufficientBalance'), 'refused');
  else if (code === 'prizeModeWrong') say(t('oddsChanged'), 'refused');
  else say(t(code === 'conflict' && value?.decided ? 'conflict' : 'refused'), 'refused');
}

/** Whether a refusal is the end of the page, whoever asked. */
export const endsPage = (answer) => over.includes(answer?.code);

/**
 * The session is over. The app closes the game as soon as it is told: not at once where there is something to read
 * about a bet, such as why it was `refused`.
 */
export function endSession(refused = '') {
  const about = doubtful.size > 0 ? t('sessionEndedUnconfirmed') : refused;
  end(t('sessionEnded'), about || t('sessionEndedWhy'));
  if (!about) tellApp({ type: 'play.ended' });
}

for (const named of document.querySelectorAll('[data-text]')) named.textContent = t(named.dataset.text);
for (const named of document.querySelectorAll('[data-label]')) {
  named.setAttribute('aria-label', t(named.dataset.label));
}

/** Where the app has given its own tab to the game, the lobby is one step back, as it was left. */
function leave() {
  if (parent !== window) tellApp({ type: 'play.ended' });
  else if (location.hash === '#here') history.back();
  else location.href = '/m/home';
}

at('leave')?.addEventListener('click', leave);
// In the app the frame has its own way back.
at('lobby').hidden = parent !== window;
at('lobby').addEventListener('click', leave);
