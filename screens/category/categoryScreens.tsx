import { VendorGamesScreen } from './VendorGamesScreen.tsx';

/** The screens of the category routes (CAT-01). They are small and share their parts, so they form one chunk. */
export {
  ElotteryScreen,
  EsportsScreen,
  GameCenterScreen,
  LiveScreen,
  LotteryScreen,
  SportsScreen,
} from './GameCentreScreens.tsx';
export { HotScreen } from './HotScreen.tsx';

/** The vendor of /m/pp-slot. */
const ppVendor = 'PP';

export const JlSlotScreen = () => <VendorGamesScreen gameType="JL" withJackpot />;
export const RngScreen = () => <VendorGamesScreen gameType="RNG" withJackpot />;
export const PpSlotScreen = () => <VendorGamesScreen gameType="RNG" vendor={ppVendor} withJackpot />;
export const FishScreen = () => <VendorGamesScreen gameType="FISH" />;
export const PvpScreen = () => <VendorGamesScreen gameType="PVP" />;
