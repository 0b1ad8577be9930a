import type { Credentials } from '#machines/login/login.machine.ts';

/** The fields of a login in which nothing has been typed. */
export const untyped: Credentials = {
  method: 'username',
  username: '',
  password: '',
  captcha: '',
  countryDialingCode: '',
  remember: false,
};
