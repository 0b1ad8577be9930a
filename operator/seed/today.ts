import type { CatalogueGame } from '#operator/games/catalogue.ts';
import { addFavourite } from '#operator/games/playerLists.ts';
import { claimReward, rewardsOf } from '#operator/rewards/rewards.ts';
import { say } from '#operator/words/say.ts';
import { seedRain } from './rain.ts';
import type { Life } from './life.ts';
import { rain, waitingOffers } from './ramon.ts';

const language = 'EN';

/** Members with activity today, in order. */
const online = ['carmela', 'benjie', 'karding', 'armando', 'yolanda'];

/** Pending items when the demo is opened, one of each kind. */
export async function openTheDemo(life: Life): Promise<void> {
  life.at(2);
  const slots = await life.games(({ kind, classify }) => kind === 'slot' && classify === null);
  const [first, second, third] = slots;
  if (!first || !second || !third) throw new Error('There are no slots');

  const logOut = await life.logIn('maria');
  const maria = await life.id('maria');
  await life.deposit('maria', 'GCASH', 500, { promotion: 'friday-reload' });
  await claimReload(life, maria, first);
  // The deposit is played first, then part of the bonus.
  for (const [no, game] of [first, second, first].entries()) {
    life.later(10);
    await life.play('maria', game, 200, no);
  }
  await addFavourite(life.context, maria, third.gameId);

  life.at(6);
  await life.deposit('maria', 'BPI', 1_500, { end: 'waiting' });
  await life.deposit('maria', 'SEVENELEVEN', 800, { end: 'processing' });
  await life.deposit('maria', 'MAYA', 700, { end: 'short' });
  await life.bet('maria', 'LR', 100, 0);
  await logOut();
  await liveTeamToday(life, first, second);
  await liveRamonToday(life);

  // Orders that are paid within minutes must be recent.
  life.at(23.7);
  await life.withdraw('maria', 600);
  await life.payOut('underWay');
  await life.withdraw('maria', 5_000, 1);
  await life.withdraw('ramon', 5_000);
  await life.payOut();

  life.at(24);
  for (const [no, name] of online.entries()) {
    await life.logIn(name);
    if (no < 3) await life.play(name, third, 100, no);
  }
}

/** Only one bonus can be in play: another's rest, for example a mission's, is played off first. */
async function claimReload(life: Life, maria: number, game: CatalogueGame): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    const { list } = await rewardsOf(life.context, maria, language);
    const reload = list.find(
      ({ state, title }) => state === 'claimable' && title === say('promotionTitles.reload', language),
    );
    if (!reload) throw new Error('There is no reload bonus');
    if (reload.refusal === '') {
      await claimReward(life.context, maria, { key: life.key(), id: reload.id, language });
      return;
    }
    life.later(1);
    await life.play('maria', game, 50, turn);
  }
  throw new Error('The bonus in play does not end');
}

async function liveRamonToday(life: Life): Promise<void> {
  life.at(10);
  const leave = await life.logIn('ramon');
  await life.deposit('ramon', 'GCASH', 2_000);
  await waitingOffers(life);
  await rain(life, { shares: 6, amount: '600', hours: 24 });
  await leave();
}

async function liveTeamToday(life: Life, first: CatalogueGame, second: CatalogueGame): Promise<void> {
  life.at(7);
  for (const [no, name] of ['gregorio', 'divina', 'nardo'].entries()) {
    const end = await life.logIn(name);
    await life.play(name, no === 0 ? first : second, 200, no);
    await end();
  }
  await seedRain(life.context, await life.id('pilar'));
}
