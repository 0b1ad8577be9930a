import type { Binding } from '@araw/flow/browser';
import { affiliateUrlBinding } from './affiliateUrl/affiliateUrl.binding.ts';
import { announcementPopupBinding } from './announcementPopup/announcementPopup.binding.ts';
import { appUpdateBinding } from './appUpdate/appUpdate.binding.ts';
import { balanceBinding } from './balance/balance.binding.ts';
import { betDetailBinding } from './betDetail/betDetail.binding.ts';
import { breakBinding } from './break/break.binding.ts';
import { categoryBinding } from './category/category.binding.ts';
import { changePasswordBinding } from './changePassword/changePassword.binding.ts';
import { chatLaunchBinding } from './chatLaunch/chatLaunch.binding.ts';
import { claimBinding } from './claim/claim.binding.ts';
import { consentBinding } from './consent/consent.binding.ts';
import { contactChangeBinding } from './contactChange/contactChange.binding.ts';
import { contractBinding } from './contract/contract.binding.ts';
import { contractPromptsBinding } from './contractPrompts/contractPrompts.binding.ts';
import { debtBinding } from './debt/debt.binding.ts';
import { depositBinding } from './deposit/deposit.binding.ts';
import { depositAttemptBinding } from './depositAttempt/depositAttempt.binding.ts';
import { depositOrderBinding } from './depositOrder/depositOrder.binding.ts';
import { depositReceiptsBinding } from './depositReceipts/depositReceipts.binding.ts';
import { downlineRebatesBinding } from './downlineRebates/downlineRebates.binding.ts';
import { downlineTransferBinding } from './downlineTransfer/downlineTransfer.binding.ts';
import { envelopeOpeningBinding } from './envelopeOpening/envelopeOpening.binding.ts';
import { envelopeRainBinding } from './envelopeRain/envelopeRain.binding.ts';
import { feedbackBinding } from './feedback/feedback.binding.ts';
import { forgotPasswordBinding } from './forgotPassword/forgotPassword.binding.ts';
import { gameEntranceBinding } from './gameEntrance/gameEntrance.binding.ts';
import { gameListBinding } from './gameList/gameList.binding.ts';
import { idleBinding } from './idle/idle.binding.ts';
import { inboxBinding } from './inbox/inbox.binding.ts';
import { installBinding } from './install/install.binding.ts';
import { invitationBinding } from './invitation/invitation.binding.ts';
import { keyedCallBinding } from './keyedCall/keyedCall.binding.ts';
import { languageOfferBinding } from './languageOffer/languageOffer.binding.ts';
import { launchBinding } from './launch/launch.binding.ts';
import { limitsBinding } from './limits/limits.binding.ts';
import { loginBinding } from './login/login.binding.ts';
import { logoutBinding } from './logout/logout.binding.ts';
import { lotteryFrameBinding } from './lotteryFrame/lotteryFrame.binding.ts';
import { memberPromptBinding } from './memberPrompt/memberPrompt.binding.ts';
import { moneyShortBinding } from './moneyShort/moneyShort.binding.ts';
import { offerBinding } from './offer/offer.binding.ts';
import { offerMoveBinding } from './offerMove/offerMove.binding.ts';
import { openAccountBinding } from './openAccount/openAccount.binding.ts';
import { pagedListBinding } from './pagedList/pagedList.binding.ts';
import { paymentConfirmationBinding } from './paymentConfirmation/paymentConfirmation.binding.ts';
import { paymentPasswordBinding } from './paymentPassword/paymentPassword.binding.ts';
import { payoutAccountsBinding } from './payoutAccounts/payoutAccounts.binding.ts';
import { promotionBinding } from './promotion/promotion.binding.ts';
import { promptQueueBinding } from './promptQueue/promptQueue.binding.ts';
import { ranksBinding } from './ranks/ranks.binding.ts';
import { realityCheckBinding } from './realityCheck/realityCheck.binding.ts';
import { recordsBinding } from './records/records.binding.ts';
import { redeemBinding } from './redeem/redeem.binding.ts';
import { registrationBinding } from './registration/registration.binding.ts';
import { rememberedLoginBinding } from './rememberedLogin/rememberedLogin.binding.ts';
import { sessionBinding } from './session/session.binding.ts';
import { shellBinding } from './shell/shell.binding.ts';
import { sideMenuBinding } from './sideMenu/sideMenu.binding.ts';
import { smsCodeBinding } from './smsCode/smsCode.binding.ts';
import { socialLoginBinding } from './socialLogin/socialLogin.binding.ts';
import { socialSignUpBinding } from './socialSignUp/socialSignUp.binding.ts';
import { systemStatusBinding } from './systemStatus/systemStatus.binding.ts';
import { takeAccountBinding } from './takeAccount/takeAccount.binding.ts';
import { teamMembersBinding } from './teamMembers/teamMembers.binding.ts';
import { termsBinding } from './terms/terms.binding.ts';
import { trialBinding } from './trial/trial.binding.ts';
import { uplineTransferBinding } from './uplineTransfer/uplineTransfer.binding.ts';
import { withdrawalBinding } from './withdrawal/withdrawal.binding.ts';
import { withdrawalOrderBinding } from './withdrawalOrder/withdrawalOrder.binding.ts';

export const bindings: Record<string, Binding> = {
  affiliateUrl: affiliateUrlBinding,
  announcementPopup: announcementPopupBinding,
  appUpdate: appUpdateBinding,
  balance: balanceBinding,
  betDetail: betDetailBinding,
  break: breakBinding,
  category: categoryBinding,
  changePassword: changePasswordBinding,
  chatLaunch: chatLaunchBinding,
  claim: claimBinding,
  consent: consentBinding,
  contactChange: contactChangeBinding,
  contract: contractBinding,
  contractPrompts: contractPromptsBinding,
  debt: debtBinding,
  deposit: depositBinding,
  depositAttempt: depositAttemptBinding,
  depositOrder: depositOrderBinding,
  depositReceipts: depositReceiptsBinding,
  downlineRebates: downlineRebatesBinding,
  downlineTransfer: downlineTransferBinding,
  envelopeOpening: envelopeOpeningBinding,
  envelopeRain: envelopeRainBinding,
  feedback: feedbackBinding,
  forgotPassword: forgotPasswordBinding,
  gameEntrance: gameEntranceBinding,
  gameList: gameListBinding,
  idle: idleBinding,
  inbox: inboxBinding,
  install: installBinding,
  invitation: invitationBinding,
  keyedCall: keyedCallBinding,
  languageOffer: languageOfferBinding,
  launch: launchBinding,
  limits: limitsBinding,
  login: loginBinding,
  logout: logoutBinding,
  lotteryFrame: lotteryFrameBinding,
  memberPrompt: memberPromptBinding,
  moneyShort: moneyShortBinding,
  offer: offerBinding,
  offerMove: offerMoveBinding,
  openAccount: openAccountBinding,
  pagedList: pagedListBinding,
  paymentConfirmation: paymentConfirmationBinding,
  paymentPassword: paymentPasswordBinding,
  payoutAccounts: payoutAccountsBinding,
  promotion: promotionBinding,
  promptQueue: promptQueueBinding,
  ranks: ranksBinding,
  realityCheck: realityCheckBinding,
  records: recordsBinding,
  redeem: redeemBinding,
  registration: registrationBinding,
  rememberedLogin: rememberedLoginBinding,
  session: sessionBinding,
  shell: shellBinding,
  sideMenu: sideMenuBinding,
  smsCode: smsCodeBinding,
  socialLogin: socialLoginBinding,
  socialSignUp: socialSignUpBinding,
  systemStatus: systemStatusBinding,
  takeAccount: takeAccountBinding,
  teamMembers: teamMembersBinding,
  terms: termsBinding,
  trial: trialBinding,
  uplineTransfer: uplineTransferBinding,
  withdrawal: withdrawalBinding,
  withdrawalOrder: withdrawalOrderBinding,
};
