import type { registerFields } from './registerFields.ts';
import { readCode, readInvitation } from '../values/typedCode.ts';
import { readAccountNumber, readEmail, readMobile } from '../values/typedContact.ts';
import { readDay } from '../values/typedNumber.ts';
import { readLine, readName, readPersonName } from '../values/typedText.ts';

type TypedField = (typeof registerFields)[number] | 'birthDate';

/** Never trim or normalise secrets. */
const asTyped = (typed: string): string => typed;

/** Reads each registration field, in the form and in the operator alike (DEV-04). */
export const registerReaders: Readonly<Record<TypedField, (typed: string) => string>> = {
  username: readName,
  password: asTyped,
  confirmPassword: asTyped,
  affiliateCode: readInvitation,
  paymentPassword: asTyped,
  recommenderId: readName,
  nickname: readLine,
  payeeName: readPersonName,
  email: readEmail,
  mobileNum: readMobile,
  idNumber: readName,
  qqNum: readAccountNumber,
  facebook: readName,
  wechat: readName,
  line: readName,
  whatsapp: readMobile,
  zalo: readMobile,
  captcha: readAccountNumber,
  verificationCode: readCode,
  birthDate: readDay,
};
