/**
 * Whether a path is none of the app's router: a file, which then is missing, or a part of the operator's own.
 * Some of the app's paths end in .html (SHELL-01).
 */
export const isNoPage = (path: string): boolean =>
  /\.(?!html$)\w+$|^\/(wps|lgw|lotto|lotto-h5|play|sandbox|art)(\/|$)/.test(path);

/** Whether a path is one of the operator's calls. */
export const isCall = (path: string): boolean => /^\/(wps|lgw|lotto)(\/|$)/.test(path);

/** Whether a path is one of the embedded operator's sandbox. */
export const isSandbox = (path: string): boolean => /^\/+sandbox(?![\w-])/i.test(path);

/**
 * Whether the browser asks for what it shows within a page, such as a frame or a picture: the app is none of these. Where it does
 * not say so, as to a site by plain http, it may be a page.
 */
export const isWithinPage = (headers: Readonly<Record<string, unknown>>): boolean =>
  ![undefined, 'document', 'empty'].includes(headers['sec-fetch-dest'] as string | undefined);
