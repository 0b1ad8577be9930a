import { expect, test } from 'vitest';
import { findModels } from '#tools/flow/models.ts';

test('every chart with a model of its own is found', async () => {
  const models = await findModels();
  expect(models.map(({ model }) => model.name)).toEqual([
    'announcementPopup',
    'appDownload',
    'balance',
    'betDetail',
    'category',
    'changePassword',
    'chatLaunch',
    'contactChange',
    'contract',
    'contractPrompts',
    'feedback',
    'forgotPassword',
    'gameEntrance',
    'gameList',
    'inbox',
    'launch',
    'login',
    'logout',
    'memberPrompt',
    'pagedList',
    'paymentConfirmation',
    'paymentPassword',
    'payoutAccounts',
    'promptQueue',
    'records',
    'registration',
    'rememberedLogin',
    'session',
    'shell',
    'smsCode',
    'socialLogin',
    'socialSignUp',
    'systemStatus',
    'trial',
    'withdrawal',
    'withdrawalOrder',
  ]);
});
