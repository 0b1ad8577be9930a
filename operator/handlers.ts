import { accountsHandlers, takeAccountHandlers } from './accounts/login/accounts.handlers.ts';
import { changePasswordHandlers } from './accounts/passwords/changePassword.handlers.ts';
import { codesHandlers } from './accounts/codes/codes.handlers.ts';
import { contactChangeHandlers } from './accounts/contacts/contactChange.handlers.ts';
import { forgotPasswordHandlers } from './accounts/passwords/forgotPassword.handlers.ts';
import { profileHandlers } from './accounts/profile/profile.handlers.ts';
import { registrationHandlers } from './compositions/registration.handlers.ts';
import { agentAccountsHandlers } from '#operator/agents/agentAccounts.handlers.ts';
import { downlineRebatesHandlers } from './agents/downlineRebates.handlers.ts';
import { announcementsHandlers } from './compositions/announcements.handlers.ts';
import { bootHandlers } from './compositions/boot.handlers.ts';
import { playHandlers } from './compositions/play.handlers.ts';
import { teamHandlers } from './compositions/team.handlers.ts';
import { contentHandlers } from './content/content.handlers.ts';
import type { Handlers } from './core/context.ts';
import { contractsHandlers } from './contracts/contracts.handlers.ts';
import { customerServiceHandlers } from './customerService/customerService.handlers.ts';
import { gamesHandlers } from './games/games.handlers.ts';
import { inboxHandlers } from './inbox/inbox.handlers.ts';
import { lotteryHandlers } from './lottery/lottery.handlers.ts';
import { mallHandlers } from './mall/mall.handlers.ts';
import type { Providers } from './payments/provider/context.ts';
import { depositsHandlers } from './payments/deposits/deposits.handlers.ts';
import { ownLimitHandlers } from './payments/ownLimit/ownLimit.handlers.ts';
import { paymentPasswordHandlers } from './payments/paymentPassword/paymentPassword.handlers.ts';
import { accountTitle } from './payments/payoutAccounts/payoutAccounts.ts';
import { payoutAccountsHandlers } from './payments/payoutAccounts/payoutAccounts.handlers.ts';
import { downlineTransferHandlers } from './payments/transfers/downlineTransfer.handlers.ts';
import { envelopesHandlers } from './payments/envelopes/envelopes.handlers.ts';
import { uplineTransferHandlers } from './payments/transfers/uplineTransfer.handlers.ts';
import { withdrawalsHandlers } from './payments/withdrawals/withdrawals.handlers.ts';
import { refuseExcludedNewcomer } from './protection/exclusion/registering.ts';
import { protectionHandlers } from './protection/protection.handlers.ts';
import { recordsHandlers } from './records/records.handlers.ts';
import { growthHandlers } from './rewards/growth.handlers.ts';
import { promotionsHandlers } from './rewards/promotions.handlers.ts';
import { commissionsHandlers } from './rewards/commissions.handlers.ts';
import { rebatesHandlers } from './rewards/rebates.handlers.ts';
import { sealingSettings } from './sealing/unseal.ts';
import { systemHandlers } from './system/system.handlers.ts';

/** A handler for every call of the contract; a missing one is a compile error. */
export const createHandlers = ({
  sandbox,
  providers = new Map(),
}: {
  sandbox: boolean;
  /** Payment providers; default: none. */
  providers?: Providers;
}): Handlers => ({
  ...accountsHandlers,
  ...takeAccountHandlers(refuseExcludedNewcomer),
  ...codesHandlers,
  ...registrationHandlers,
  ...forgotPasswordHandlers,
  ...changePasswordHandlers,
  ...contactChangeHandlers(refuseExcludedNewcomer),
  ...profileHandlers,
  ...contractsHandlers,
  ...downlineRebatesHandlers,
  ...agentAccountsHandlers,
  ...contentHandlers,
  ...gamesHandlers,
  ...lotteryHandlers,
  ...protectionHandlers,
  ...recordsHandlers(accountTitle),
  ...commissionsHandlers,
  ...rebatesHandlers,
  ...promotionsHandlers,
  ...growthHandlers,
  ...mallHandlers,
  ...depositsHandlers(providers),
  ...ownLimitHandlers,
  ...paymentPasswordHandlers,
  ...payoutAccountsHandlers,
  ...withdrawalsHandlers,
  ...uplineTransferHandlers,
  ...downlineTransferHandlers,
  ...envelopesHandlers,
  ...inboxHandlers,
  ...customerServiceHandlers(sandbox),
  ...systemHandlers,
  ...bootHandlers({ sandbox, sealing: sealingSettings }),
  ...announcementsHandlers,
  ...playHandlers,
  ...teamHandlers,
});
