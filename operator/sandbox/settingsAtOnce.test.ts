import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { calls } from '@araw/contract/calls/calls';
import type { SettingForm } from './settings/setting.ts';
import type { SettingName } from './settings/settings.ts';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
  });
});
afterAll(() => operator.close());

const set = (name: SettingName, form: SettingForm) =>
  operator.server.inject({
    method: 'POST',
    url: '/sandbox/settings',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost:8080',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams({ name, ...form }).toString(),
  });

/** The answer to a call, as parsed by the app. */
async function asked<Name extends keyof typeof calls>(name: Name) {
  const { path, response } = calls[name];
  const { value } = (await operator.server.inject({ method: 'GET', url: path })).json();
  return v.parse(response as never, value) as v.InferOutput<(typeof calls)[Name]['response']>;
}

test('when two people change settings at once, no change is lost', async () => {
  const answers = await Promise.all([
    set('flag.CBS3', { value: 'off' }),
    set('flag.MAILCEN', { value: 'off' }),
    set('popupA', { value: 'off' }),
    set('popupB', { value: 'off' }),
    set('channel.TELEGRAM', { shown: 'off', title: 'T', url: 'https://t.example' }),
    set('channel.FACEBOOK', { shown: 'off', title: 'F', url: 'https://f.example' }),
    set('promotion.MISSION', { value: 'on' }),
    set('promotion.REFERRAL', { value: 'on' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 303));
  const [status, site, promotions] = await Promise.all([
    asked('systemStatus'),
    asked('consolidatedSettings'),
    asked('availablePromotions'),
  ]);
  expect([status.info.whitelabel['CBS3'], status.info.whitelabel['MAILCEN']]).toEqual([false, false]);
  expect(site.popup).toEqual({ A: false, B: false, autoplay: true });
  expect(status.info.customerService.map(({ csType }) => csType)).toEqual(['LIVECHAT']);
  const types = promotions.list.map(({ promotionType }) => promotionType).filter((type) => type !== '');
  // The first one started comes first, which may be either of two simultaneous ones.
  expect(types.toSorted()).toEqual(['MISSION', 'REFERRAL']);
});
