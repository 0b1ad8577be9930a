import type { PlayAnswers } from '#operator/http/play.routes.ts';
import { at, element, markLabels } from './dom.ts';
import { t, word } from './texts.ts';
import { isObject } from './values.ts';

// Shared by the pages of games and bets: look, calls to the operator, and messages to the surrounding app.

const api = '/play/api/';
const patience = 10_000;
const pauses = [1000, 2000, 4000];
const over = ['sessionEnded', 'notLoggedIn', 'userDisabled'];
/** Refusals before anything was done, unlike the operator's other failures. */
const closed = ['maintenance', 'accessRestricted'];

export const query = new URLSearchParams(location.search);

const ofDevice = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
document.documentElement.dataset.theme =
  ['dark', 'light'].find((theme) => theme === query.get('css')) ?? ofDevice;

export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const money = (pesos: number) => `₱${number.format(pesos)}`;

/** Messages to the surrounding app; `play.moneyShort` has the total stake of a bet that exceeded the balance, in pesos. */
type News =
  | { type: 'play.balanceChanged' | 'play.ended' }
  | { type: 'play.moneyShort'; stake: number; stakes: readonly number[] }
  /** A bet refused for the player's protection: the app asks, or explains (PROT-02…07, PROT-13). */
  | { type: 'play.protected'; code: keyof typeof protecting };

/** Refusals for the player's protection, and their texts. */
const protecting = {
  onBreak: 'onBreak',
  realityCheck: 'realityCheck',
  limitReached: 'limitReached',
  termsOutdated: 'termsChanged',
  gameClosed: 'otherGame',
} as const;

const isProtecting = (code: string): code is keyof typeof protecting => Object.hasOwn(protecting, code);

/** Does nothing without an app around the page. */
export function tellApp(message: News): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}

/** The player chose this stake in the app instead, in pesos. */
export function onBetInstead(bet: (stake: number) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    // Otherwise any page that frames this one could place bets.
    if (parent === window || source !== parent || origin !== location.origin || !isObject(data)) return;
    if (data.type === 'app.betInstead' && typeof data.stake === 'number') bet(data.stake);
  });
}

export function say(text: string, look = '', detail = ''): void {
  at('message').replaceChildren(
    element('strong', { textContent: text }),
    element('span', { textContent: detail }),
  );
  at('message').className = look;
}

let token = '';

/** The page has ended and makes no more calls. */
export const hasEnded = () => !at('ended').hidden;

function end(title: string, reason: string): void {
  at('open').hidden = true;
  at('ended').hidden = false;
  at('endedTitle').textContent = title;
  at('reason').textContent = reason;
  at('endedTitle').focus();
}

type Call = keyof PlayAnswers;

interface Refused {
  success: false;
  code: string;
  value?: {
    /** With `tooSoon`: until the next round can begin. */
    milliseconds?: number;
    /** Key or ticket that the refusal is about. */
    decided?: string;
    /** The current seeds, if the page had shown others. */
    seeds?: PlayAnswers['open']['seeds'];
  };
}

type Answer<Of extends Call> = { success: true; value: PlayAnswers[Of] } | Refused;

/** A proxy in front of the operator may answer in other formats. */
const isAnswer = <Of extends Call>(given: unknown): given is Answer<Of> =>
  isObject(given) &&
  (given.success === true
    ? isObject(given.value)
    : given.success === false && typeof given.code === 'string' && isObject(given.value ?? {}));

/** The operator's answer, or null without a reliable one. */
export async function ask<Of extends Call>(call: Of, body: object): Promise<Answer<Of> | null> {
  try {
    const response = await fetch(api + call, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const answer: unknown = await response.json();
    if (!isAnswer<Of>(answer)) return null;
    return response.status < 500 || (!answer.success && closed.includes(answer.code)) ? answer : null;
  } catch {
    return null;
  }
}

/** Keys and tickets of writes without an answer, which may have been done. */
const doubtful = new Set<string>();

/**
 * Repeats a write until its outcome is known and returns it; null if it stays unknown. After a lost answer only one
 * about this exact key or ticket counts: a refusal before the operator looked it up says nothing about earlier
 * attempts.
 */
export async function write<Of extends 'bet' | 'book/place' | 'book/cancel'>(
  call: Of,
  body: { idempotencyKey: string } | { ticket: string },
): Promise<Answer<Of> | null> {
  const name = 'ticket' in body ? body.ticket : body.idempotencyKey;
  for (const pause of [...pauses, null]) {
    const answer = await ask(call, body);
    if (answer && (answer.success || answer.value?.decided === name || !doubtful.has(name))) {
      doubtful.delete(name);
      return answer;
    }
    doubtful.add(name);
    if (endsPage(answer)) endSession();
    // A refusal that isn't temporary won't change within a second.
    if (answer || pause === null) break;
    say(t('slow'));
    await wait(pause);
  }
  return null;
}

/** Valid for one opening; in a lottery's address it is called the token. */
const code = query.get('code') ?? query.get('token') ?? '';

/** Opens the game in the address and shows the page; undefined if that failed, which the page then explains. */
export async function open<Of extends 'open' | 'book/open'>(call: Of): Promise<PlayAnswers[Of] | undefined> {
  const answer = await ask(call, { code, prizeMode: query.get('prize_mode') ?? undefined });
  if (!answer?.success) {
    if (answer) end(t('gameClosed'), whyClosed(answer.code));
    else end(t('notOpened'), t('notOpenedWhy'));
    return undefined;
  }
  token = answer.value.token;
  document.title = at('name').textContent = answer.value.name;
  at('open').hidden = false;
  return answer.value;
}

function whyClosed(code: string): string {
  if (closed.includes(code)) return t('siteClosedLater');
  return t(code === 'prizeModeWrong' ? 'otherOdds' : 'linkUsed');
}

/** Explains why a write was not done; an ended session ends the page. */
export function refuse({ code, value }: Refused): void {
  if (over.includes(code)) endSession(t('sessionEndedRefused'));
  else if (closed.includes(code)) say(t('siteClosed'), 'refused');
  else if (code === 'insufficientBalance') say(t('insufficientBalance'), 'refused');
  else if (code === 'prizeModeWrong') say(t('oddsChanged'), 'refused');
  else if (isProtecting(code)) {
    say(t(protecting[code]), 'refused');
    tellApp({ type: 'play.protected', code });
  } else say(t(code === 'conflict' && value?.decided ? 'conflict' : 'refused'), 'refused');
}

/** Whether a refusal ends the page, whatever call it answers. */
export const endsPage = (answer: Answer<Call> | null) =>
  answer !== null && !answer.success && over.includes(answer.code);

/**
 * Ends the page with its session. The app closes the game as soon as it is notified, so delay that if there is
 * something to read about a bet, such as why it was `refused`.
 */
export function endSession(refused = ''): void {
  const about = doubtful.size > 0 ? t('sessionEndedUnconfirmed') : refused;
  end(t('sessionEnded'), about || t('sessionEndedWhy'));
  if (!about) tellApp({ type: 'play.ended' });
}

for (const named of document.querySelectorAll<HTMLElement>('[data-text]')) {
  named.textContent = word(named.dataset.text ?? '');
}
for (const named of document.querySelectorAll<HTMLElement>('[data-label]')) {
  named.setAttribute('aria-label', word(named.dataset.label ?? ''));
}

document.addEventListener('change', markLabels);

/** If the app gave its own tab to the game, going back restores the lobby. */
function leave(): void {
  if (parent !== window) tellApp({ type: 'play.ended' });
  else if (location.hash === '#here') history.back();
  else location.href = '/m/home';
}

document.getElementById('leave')?.addEventListener('click', leave);
// In the app the frame has its own back button.
at('lobby').hidden = parent !== window;
at('lobby').addEventListener('click', leave);
