/** 1 to `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
