/** The core-js modules that the build selects (tools/oldestBrowsers.ts). */
declare module 'language polyfills';

/** The `:has()` selectors in the styles. */
declare module 'style relations' {
  export const relations: { of: string; has: string }[];
}
