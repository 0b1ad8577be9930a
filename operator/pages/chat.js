// The member's side of the sandbox's live chat.

const kept = 'sandboxChat';
const pause = 1000;

const at = (id) => document.getElementById(id);
const texts = JSON.parse(document.body.dataset.texts);
const query = new URLSearchParams(location.search);
const code = query.get('code');
let token = code ? null : sessionStorage.getItem(kept);
let shown = 0;
let timer;

// The code is good for once: neither a reload nor the history is to show it.
query.delete('code');
history.replaceState(null, '', `${location.pathname}?${query}`);

async function ask(call, body = {}) {
  try {
    const response = await fetch(`/sandbox/chat/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return null;
  }
}

function show({ backPath, headerColor, title, messages, writing }) {
  at('back').href = backPath;
  at('title').textContent = title || 'Aya';
  document.title = title || 'Aya';
  if (headerColor) {
    document.body.style.setProperty('--header', headerColor);
    document.documentElement.dataset.theme = isLight(headerColor) ? 'light' : 'dark';
  }
  at('writing').textContent = writing ? texts.writing.replace('{agent}', writing) : '';
  const fresh = messages.filter(({ id }) => id > shown);
  if (fresh.length === 0) return;
  // What the member wrote may be older than an answer that was already there.
  shown = Math.max(...messages.map(({ id }) => id));
  at('talk').replaceChildren(...messages.map(bubble));
  at('talk').scrollTop = at('talk').scrollHeight;
}

/** Whether dark text reads better on a color, #rrggbb. */
function isLight(color) {
  const [red, green, blue] = [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 128;
}

function bubble({ agent, text }) {
  const item = document.createElement('li');
  const name = document.createElement('small');
  name.textContent = agent ?? texts.you;
  item.className = agent ? '' : 'own';
  item.append(name, text);
  return item;
}

function end() {
  clearTimeout(timer);
  token = null;
  sessionStorage.removeItem(kept);
  at('foot').hidden = true;
  at('writing').textContent = '';
  at('problem').textContent = texts.used;
  at('back').focus();
}

/** Shows what an answer says; false when it did not come or the chat is over. */
function take(answer) {
  if (answer?.success) {
    at('problem').textContent = '';
    show(answer.value);
    return true;
  }
  if (['codeWrong', 'sessionEnded', 'notLoggedIn', 'userDisabled'].includes(answer?.code)) end();
  return false;
}

/** Only what the member can see counts as read. */
async function keepReading() {
  clearTimeout(timer);
  if (!token) return;
  if (document.visibilityState === 'visible') take(await ask('talk'));
  clearTimeout(timer);
  if (token) timer = setTimeout(() => void keepReading(), pause);
}

/** Of texts that may or may not have arrived: sent again under the same key, a text counts once. */
const keys = new Map();

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

async function send(text) {
  const idempotencyKey = keys.get(text) ?? newKey();
  keys.set(text, idempotencyKey);
  const answer = await ask('write', { text, idempotencyKey });
  if (take(answer)) return keys.delete(text);
  if (token) at('problem').textContent = answer?.code === 'tooManyRequests' ? texts.tooMany : texts.failed;
  return false;
}

/** A text that is not known to have arrived comes back to the field, unless the member writes the next one. */
async function sendWritten() {
  const text = at('message').value.trim();
  if (text === '') return;
  at('message').value = '';
  if (!(await send(text)) && at('message').value === '') at('message').value = text;
}

at('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void sendWritten();
});
at('topics').addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button) void send(button.textContent);
});
document.addEventListener('visibilitychange', () => void keepReading());

if (code) {
  const answer = await ask('open', { code });
  if (answer?.success) {
    token = answer.value.token;
    sessionStorage.setItem(kept, token);
    take(answer);
  }
}
if (token) {
  at('message').focus();
  await keepReading();
} else {
  end();
}
