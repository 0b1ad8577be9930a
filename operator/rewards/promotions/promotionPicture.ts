import { backgroundNames } from '#operator/art/backgrounds.ts';
import type { BannerDesign } from '#operator/art/banner.ts';
import { bannerAddress } from '#operator/art/names.ts';
import { palettes } from '#operator/art/palettes.ts';
import { chance } from '#operator/art/random.ts';
import type { Promotion } from '#operator/payments/promotions/participations.ts';

/** Motifs: money for a deposit, a trophy for an application, games for bets. */
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

/** Always the same for a promotion's id, whatever its version. */
export function promotionPicture({ id, basis }: Pick<Promotion, 'id' | 'basis'>): string {
  const drawn = chance(`promotion ${id}`);
  return bannerAddress('wide', {
    heroes: drawn.pick(trios[basis]),
    palette: drawn.pick(palettes.map((_, index) => index)),
    background: drawn.pick(backgroundNames),
    variant: Math.floor(drawn.between(0, 10_000)),
  });
}
