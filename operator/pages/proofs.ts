import type { PlayAnswers } from '#operator/http/play.routes.ts';
import { addProofTexts } from './proofTexts.ts';
import { chooseClientSeed, isClientSeed, shownSeeds, useSeeds } from './seeds.ts';
import { ask, endSession, endsPage } from './shared/client.ts';
import { at, element } from './shared/dom.ts';
import { t } from './shared/texts.ts';
import { newKey } from './shared/values.ts';
import type { Stage } from './stages/stage.ts';
import { type ProvenRound, roundValues, verifyLink } from './verifyLink.ts';

// Under Fairness: the current seeds, ending them, and the latest rounds with links for verifying them.

await addProofTexts();

type Proofs = PlayAnswers['proofs'];

let words: Stage['words'];
let latest: ProvenRound[] = [];
/** The pair that the player ended here. */
let ended: Proofs['ended'] = null;

/** Shows the current state; `wordsOf` describes an outcome in the game's terms. */
export async function showProofs(wordsOf: Stage['words']): Promise<void> {
  words = wordsOf;
  await take('proofs', {});
}

async function take(call: 'proofs' | 'seeds/end', body: object): Promise<void> {
  const answer = await ask(call, body);
  if (endsPage(answer)) return endSession();
  if (!answer?.success) return draw(t('proofsFailed'));
  latest = answer.value.rounds;
  useSeeds(answer.value.seeds);
  if (call === 'seeds/end') ended = answer.value.ended;
  draw('');
}

const code = (textContent: string) => element('code', { textContent, dir: 'ltr' });
const paragraph = (...content: (Node | string)[]) => element('p', {}, ...content);

function draw(news: string): void {
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
    ...(latest.length > 0 ? [element('ul', {}, ...latest.map(drawRound))] : [paragraph(t('noRounds'))]),
    paragraph(verifyLink({}, { textContent: t('verify') })),
  );
}

/** The player's own seed, editable until the first round fixes it. */
function clientSeedField(clientSeed: string, rounds: number): HTMLElement[] {
  const input = element('input', {
    id: 'clientSeed',
    type: 'text',
    value: clientSeed,
    maxLength: 64,
    dir: 'ltr',
    autocomplete: 'off',
    spellcheck: false,
    readOnly: rounds > 0,
  });
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

function endButton(commitment: string, rounds: number): HTMLElement {
  const button = element('button', { type: 'button', id: 'endSeeds', textContent: t('endSeeds') });
  button.setAttribute('aria-disabled', String(rounds === 0));
  const end = async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    chooseClientSeed(newKey());
    await take('seeds/end', { commitment });
    document.getElementById('endSeeds')?.focus();
  };
  button.addEventListener('click', () => void end());
  return button;
}

function drawRound(round: ProvenRound): HTMLElement {
  const { proof, outcome } = round;
  const result = words(outcome);
  if (!proof) return element('li', { textContent: t('oldRound', { result }) });
  const { seeds } = proof;
  if (!seeds) return element('li', { textContent: t('setRound', { result }) });
  const textContent = t('verifyRound', { nonce: seeds.nonce, result });
  return element('li', {}, verifyLink(roundValues(round, proof, seeds), { textContent }));
}
