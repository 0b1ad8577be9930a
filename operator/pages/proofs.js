import { addTexts, ask, at, element, endSession, endsPage, newKey, t } from './client.js';
import { chooseClientSeed, isClientSeed, shownSeeds, useSeeds } from './seeds.js';
import { roundValues, verifyLink } from './verifyLink.js';

// Under Fairness: the seeds in use, how to end them, and the latest rounds with the way to verify them.

await addTexts('verify');

let words;
let latest;
/** The pair that the player has ended here. */
let ended = null;

/** Shows how things stand now; `wordsOf` tells an outcome in the words of the game. */
export async function showProofs(wordsOf) {
  words = wordsOf;
  await take('proofs', {});
}

async function take(call, body) {
  const answer = await ask(call, body);
  if (endsPage(answer)) return endSession();
  if (!answer?.success) {
    draw(t('proofsFailed'));
    return;
  }
  latest = answer.value.rounds;
  useSeeds(answer.value.seeds);
  if (call === 'seeds/end') ended = answer.value.ended;
  draw('');
}

const code = (textContent) => element('code', { textContent, dir: 'ltr' });
const paragraph = (...content) => element('p', {}, ...content);

function draw(news) {
  const { commitment, clientSeed, rounds } = shownSeeds();
  const status = element('p', { textContent: news });
  status.setAttribute('role', 'status');
  at('proofs').replaceChildren(
    paragraph(t('fairIntro')),
    element(
      'dl',
      {},
      element('dt', { textContent: t('inUse') }),
      element('dd', {}, code(commitment)),
      element('dt', { textContent: t('roundsUnder') }),
      element('dd', { textContent: String(rounds) }),
    ),
    ...clientSeedField(clientSeed, rounds),
    endButton(commitment, rounds),
    status,
    ...(ended ? [paragraph(t('revealed', { seed: ended.serverSeed, commitment: ended.commitment }))] : []),
    element('h2', { textContent: t('latestRounds') }),
    ...(latest?.length > 0 ? [element('ul', {}, ...latest.map(drawRound))] : [paragraph(t('noRounds'))]),
    paragraph(verifyLink({}, { textContent: t('verify') })),
  );
}

/** The player's own seed, which can be changed until the first round fixes it. */
function clientSeedField(clientSeed, rounds) {
  const input = element('input', {
    id: 'clientSeed',
    type: 'text',
    value: clientSeed,
    maxLength: 64,
    dir: 'ltr',
  });
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.readOnly = rounds > 0;
  const hint = element('small', {
    id: 'clientHint',
    textContent: t(rounds > 0 ? 'clientFixed' : 'hint.client'),
  });
  input.setAttribute('aria-describedby', hint.id);
  input.addEventListener('input', () => {
    const good = isClientSeed(input.value);
    input.setAttribute('aria-invalid', String(!good));
    if (good) chooseClientSeed(input.value);
  });
  return [element('label', { htmlFor: input.id, textContent: t('field.client') }), input, hint];
}

function endButton(commitment, rounds) {
  const button = element('button', { type: 'button', id: 'endSeeds', textContent: t('endSeeds') });
  button.setAttribute('aria-disabled', String(rounds === 0));
  button.addEventListener('click', async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    chooseClientSeed(newKey());
    await take('seeds/end', { commitment });
    at('endSeeds').focus();
  });
  return button;
}

function drawRound(round) {
  const { proof, outcome } = round;
  const result = words(outcome);
  if (!proof) return element('li', { textContent: t('oldRound', { result }) });
  if (!proof.seeds) return element('li', { textContent: t('setRound', { result }) });
  const textContent = t('verifyRound', { nonce: proof.seeds.nonce, result });
  return element('li', {}, verifyLink(roundValues(round), { textContent }));
}
