/** Pattern of a Philippine mobile number without country code and leading 0: 09 for all networks, 0895 to 0898 for DITO. */
export const philippineMobile = '(?:9[0-9]{9}|89[5-8][0-9]{7})';
const whole = new RegExp(`^${philippineMobile}$`);
export const isPhilippineMobile = (national: string): boolean => whole.test(national);
