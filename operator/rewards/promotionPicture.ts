import { backgroundNames } from '#operator/art/backgrounds.ts';
import type { BannerDesign } from '#operator/art/banner.ts';
import { bannerAddress } from '#operator/art/names.ts';
import { palettes } from '#operator/art/palettes.ts';
import { chance } from '#operator/art/random.ts';
import type { Promotion } from '#operator/payments/promotions/participations.ts';

/** What stands for it: money for a deposit, a trophy for an application, the games for bets. */
const trios: Readonly<Record<Promotion['basis'], readonly BannerDesign['heroes'][]>> = {
  deposit: [
    ['coin', 'gem', 'crown'],
    ['chest', 'coin', 'gem'],
    ['clover', 'coin', 'horseshoe'],
  ],
  application: [
    ['trophy', 'medal', 'chest'],
    ['crown', 'medal', 'coin'],
  ],
  bets: [
    ['seven', 'bell', 'cherry'],
    ['bars', 'cherry', 'bolt'],
  ],
};

/** The same for a promotion of the same id, whatever its version. */
export function promotionPicture({ id, basis }: Pick<Promotion, 'id' | 'basis'>): string {
  const drawn = chance(`promotion ${id}`);
  return bannerAddress('banner', {
    heroes: drawn.pick(trios[basis]),
    palette: drawn.pick(palettes.map((_, index) => index)),
    background: drawn.pick(backgroundNames),
    variant: Math.floor(drawn.between(0, 10_000)),
  });
}
