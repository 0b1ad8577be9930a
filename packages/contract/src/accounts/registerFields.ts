import * as v from 'valibot';
import { text } from '../values/fields.ts';

/** All fields of a registration, in the order of the form. */
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

/** The `value` of a refusal that a single field caused. */
export const refusedField = v.object({ field: text(64) });
