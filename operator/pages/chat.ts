import type { ChatPageTexts, ShownChat } from '#operator/sandbox/chat.routes.ts';
import { at, element } from './shared/dom.ts';
import { isObject, newKey } from './shared/values.ts';

// The member's side of the sandbox's live chat.

const kept = 'sandboxChat';
const pause = 1000;
const over = ['codeWrong', 'sessionEnded', 'notLoggedIn', 'userDisabled'];

const texts: ChatPageTexts = JSON.parse(document.body.dataset.texts ?? '');
const query = new URLSearchParams(location.search);
const code = query.get('code');
let token = code ? null : sessionStorage.getItem(kept);
let shown = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

// The code is for one use: keep it out of reloads and the history.
query.delete('code');
history.replaceState(null, '', `${location.pathname}?${query}`);

interface Values {
  open: ShownChat & { token: string };
  talk: ShownChat;
  write: ShownChat;
}

type Answer<Call extends keyof Values> =
  | { success: true; value: Values[Call] }
  | { success: false; code: string };

/** A proxy in front of the operator may answer in other formats. */
const isAnswer = <Call extends keyof Values>(given: unknown): given is Answer<Call> =>
  isObject(given) && (given.success === true ? isObject(given.value) : typeof given.code === 'string');

/** The operator's answer, or null without one. */
async function ask<Call extends keyof Values>(call: Call, body = {}): Promise<Answer<Call> | null> {
  try {
    const response = await fetch(`/sandbox/chat/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return isAnswer<Call>(answer) ? answer : null;
  } catch {
    return null;
  }
}

function show({ backPath, headerColor, title, messages, writing }: ShownChat): void {
  at('back', HTMLAnchorElement).href = backPath;
  at('title').textContent = title || 'Aya';
  document.title = title || 'Aya';
  if (headerColor) {
    document.body.style.setProperty('--header', headerColor);
    document.documentElement.dataset.theme = isLight(headerColor) ? 'light' : 'dark';
  }
  at('writing').textContent = writing ? texts.writing.replace('{agent}', writing) : '';
  const fresh = messages.filter(({ id }) => id > shown);
  if (fresh.length === 0) return;
  // The member's message may be older than an answer already shown.
  shown = Math.max(...messages.map(({ id }) => id));
  at('talk').replaceChildren(...messages.map(bubble));
  at('talk').scrollTop = at('talk').scrollHeight;
}

/** Whether dark text is more legible on a colour, #rrggbb. */
function isLight(color: string): boolean {
  const part = (place: number) => Number.parseInt(color.slice(place, place + 2), 16);
  return 0.299 * part(1) + 0.587 * part(3) + 0.114 * part(5) > 128;
}

const bubble = ({ agent, text }: ShownChat['messages'][number]) =>
  element(
    'li',
    { className: agent ? '' : 'own' },
    element('small', { textContent: agent ?? texts.you }),
    text,
  );

function end(): void {
  clearTimeout(timer);
  token = null;
  sessionStorage.removeItem(kept);
  at('foot').hidden = true;
  at('writing').textContent = '';
  at('problem').textContent = texts.used;
  at('back').focus();
}

/** Shows an answer; false if there is none or the chat is over. */
function take(answer: Answer<keyof Values> | null): boolean {
  if (answer?.success) {
    show(answer.value);
    return true;
  }
  if (answer && over.includes(answer.code)) end();
  return false;
}

/** Only visible messages count as read. */
async function keepReading(): Promise<void> {
  clearTimeout(timer);
  if (!token) return;
  if (document.visibilityState === 'visible') take(await ask('talk'));
  clearTimeout(timer);
  if (token) timer = setTimeout(() => void keepReading(), pause);
}

async function open(): Promise<void> {
  if (!code) return;
  const answer = await ask('open', { code });
  if (!answer?.success) return;
  token = answer.value.token;
  sessionStorage.setItem(kept, token);
  take(answer);
}

/** Messages written before the chat is open wait for this. */
const opened = open();

/** Keys of texts with an unknown outcome: sending a text again under its key counts once. */
const keys = new Map<string, string>();

/** Whether it is confirmed as sent. */
async function send(text: string): Promise<boolean> {
  const idempotencyKey = keys.get(text) ?? newKey();
  keys.set(text, idempotencyKey);
  await opened;
  const answer = await ask('write', { text, idempotencyKey });
  if (take(answer)) {
    at('problem').textContent = '';
    return keys.delete(text);
  }
  const isTooMany = answer?.success === false && answer.code === 'tooManyRequests';
  if (token) at('problem').textContent = isTooMany ? texts.tooMany : texts.failed;
  return false;
}

/** Restores an unconfirmed text in the field, unless the member is writing the next one. */
async function sendWritten(): Promise<void> {
  const field = at('message', HTMLInputElement);
  const text = field.value.trim();
  if (text === '') return;
  field.value = '';
  if (!(await send(text)) && field.value === '') field.value = text;
}

at('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void sendWritten();
});
for (const button of at('topics').querySelectorAll('button')) {
  button.addEventListener('click', () => void send(button.textContent));
}
document.addEventListener('visibilitychange', () => void keepReading());

await opened;
if (token) {
  at('message').focus();
  await keepReading();
} else {
  end();
}
