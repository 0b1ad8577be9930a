/** A captcha answer: digits, at most 6 (LOGIN-03). */
export const isCaptcha = (text: string) => /^\d{1,6}$/.test(text);
