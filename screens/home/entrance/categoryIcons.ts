import {
  Bird,
  CircleDot,
  Clover,
  Dices,
  Fish,
  Flame,
  Gamepad2,
  Gem,
  Gift,
  Grid3x3,
  House,
  type LucideIcon,
  Spade,
  Swords,
  Ticket,
  Trophy,
} from 'lucide-react';
import type { EntranceTab } from '#machines/gameEntrance/gameEntrance.rules.ts';

/** The drawing on each tab of the game menu. */
export const categoryIcons: Record<EntranceTab['id'], LucideIcon> = {
  HOME: House,
  HOT: Flame,
  RNG: Gem,
  JL: Clover,
  FISH: Fish,
  LIVE: Spade,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  PVP: Swords,
  ELOTTO: CircleDot,
  ELOTT: Dices,
  LOTT: Ticket,
  BINGO: Grid3x3,
  COCKFIGHT: Bird,
  PROMO: Gift,
};
