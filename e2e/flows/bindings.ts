import type { Binding } from '@araw/flow/browser';
import { affiliateUrlBinding } from './affiliateUrl.binding.ts';
import { announcementPopupBinding } from './announcementPopup.binding.ts';
import { appUpdateBinding } from './appUpdate.binding.ts';
import { balanceBinding } from './balance.binding.ts';
import { betDetailBinding } from './betDetail.binding.ts';
import { categoryBinding } from './category.binding.ts';
import { changePasswordBinding } from './changePassword.binding.ts';
import { chatLaunchBinding } from './chatLaunch.binding.ts';
import { claimBinding } from './claim.binding.ts';
import { contactChangeBinding } from './contactChange.binding.ts';
import { contractBinding } from './contract.binding.ts';
import { contractPromptsBinding } from './contractPrompts.binding.ts';
import { depositBinding } from './deposit.binding.ts';
import { depositAttemptBinding } from './depositAttempt.binding.ts';
import { depositOrderBinding } from './depositOrder.binding.ts';
import { depositReceiptsBinding } from './depositReceipts.binding.ts';
import { downlineRebatesBinding } from './downlineRebates.binding.ts';
import { envelopeOpeningBinding } from './envelopeOpening.binding.ts';
import { envelopeRainBinding } from './envelopeRain.binding.ts';
import { feedbackBinding } from './feedback.binding.ts';
import { forgotPasswordBinding } from './forgotPassword.binding.ts';
import { gameEntranceBinding } from './gameEntrance.binding.ts';
import { gameListBinding } from './gameList.binding.ts';
import { inboxBinding } from './inbox.binding.ts';
import { installBinding } from './install.binding.ts';
import { invitationBinding } from './invitation.binding.ts';
import { launchBinding } from './launch.binding.ts';
import { loginBinding } from './login.binding.ts';
import { logoutBinding } from './logout.binding.ts';
import { memberPromptBinding } from './memberPrompt.binding.ts';
import { moneyShortBinding } from './moneyShort.binding.ts';
import { offerBinding } from './offer.binding.ts';
import { offerMoveBinding } from './offerMove.binding.ts';
import { openAccountBinding } from './openAccount.binding.ts';
import { ownLimitBinding } from './ownLimit.binding.ts';
import { pagedListBinding } from './pagedList.binding.ts';
import { paymentConfirmationBinding } from './paymentConfirmation.binding.ts';
import { paymentPasswordBinding } from './paymentPassword.binding.ts';
import { payoutAccountsBinding } from './payoutAccounts.binding.ts';
import { promotionBinding } from './promotion.binding.ts';
import { promptQueueBinding } from './promptQueue.binding.ts';
import { ranksBinding } from './ranks.binding.ts';
import { recordsBinding } from './records.binding.ts';
import { redeemBinding } from './redeem.binding.ts';
import { registrationBinding } from './registration.binding.ts';
import { rememberedLoginBinding } from './rememberedLogin.binding.ts';
import { sessionBinding } from './session.binding.ts';
import { shellBinding } from './shell.binding.ts';
import { smsCodeBinding } from './smsCode.binding.ts';
import { socialLoginBinding } from './socialLogin.binding.ts';
import { socialSignUpBinding } from './socialSignUp.binding.ts';
import { systemStatusBinding } from './systemStatus.binding.ts';
import { takeAccountBinding } from './takeAccount.binding.ts';
import { teamMembersBinding } from './teamMembers.binding.ts';
import { transferBinding } from './transfer.binding.ts';
import { trialBinding } from './trial.binding.ts';
import { uplineTransferBinding } from './uplineTransfer.binding.ts';
import { withdrawalBinding } from './withdrawal.binding.ts';
import { withdrawalOrderBinding } from './withdrawalOrder.binding.ts';

/** By machine. */
export const bindings: Record<string, Binding> = {
  affiliateUrl: affiliateUrlBinding,
  announcementPopup: announcementPopupBinding,
  appUpdate: appUpdateBinding,
  balance: balanceBinding,
  betDetail: betDetailBinding,
  category: categoryBinding,
  changePassword: changePasswordBinding,
  chatLaunch: chatLaunchBinding,
  claim: claimBinding,
  contactChange: contactChangeBinding,
  contract: contractBinding,
  contractPrompts: contractPromptsBinding,
  deposit: depositBinding,
  depositAttempt: depositAttemptBinding,
  depositOrder: depositOrderBinding,
  depositReceipts: depositReceiptsBinding,
  downlineRebates: downlineRebatesBinding,
  envelopeOpening: envelopeOpeningBinding,
  envelopeRain: envelopeRainBinding,
  feedback: feedbackBinding,
  forgotPassword: forgotPasswordBinding,
  gameEntrance: gameEntranceBinding,
  gameList: gameListBinding,
  inbox: inboxBinding,
  install: installBinding,
  invitation: invitationBinding,
  launch: launchBinding,
  login: loginBinding,
  logout: logoutBinding,
  memberPrompt: memberPromptBinding,
  moneyShort: moneyShortBinding,
  offer: offerBinding,
  offerMove: offerMoveBinding,
  openAccount: openAccountBinding,
  ownLimit: ownLimitBinding,
  pagedList: pagedListBinding,
  paymentConfirmation: paymentConfirmationBinding,
  paymentPassword: paymentPasswordBinding,
  payoutAccounts: payoutAccountsBinding,
  promotion: promotionBinding,
  promptQueue: promptQueueBinding,
  ranks: ranksBinding,
  records: recordsBinding,
  redeem: redeemBinding,
  registration: registrationBinding,
  rememberedLogin: rememberedLoginBinding,
  session: sessionBinding,
  shell: shellBinding,
  smsCode: smsCodeBinding,
  socialLogin: socialLoginBinding,
  socialSignUp: socialSignUpBinding,
  systemStatus: systemStatusBinding,
  takeAccount: takeAccountBinding,
  teamMembers: teamMembersBinding,
  transfer: transferBinding,
  trial: trialBinding,
  uplineTransfer: uplineTransferBinding,
  withdrawal: withdrawalBinding,
  withdrawalOrder: withdrawalOrderBinding,
};
