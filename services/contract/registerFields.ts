import * as v from 'valibot';
import { text } from './fields.ts';

/** What a registration can ask for, in the order of the form. */
export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'captcha',
  'verificationCode',
] as const;

/** The `value` of a refusal that is one field's fault. */
export const refusedField = v.object({ field: text(64) });
