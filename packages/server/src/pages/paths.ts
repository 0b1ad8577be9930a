/**
 * Whether a path is not one of the app's routes: a file, which is then missing, or an operator's own path. Some of the app's
 * routes end in .html (SHELL-01).
 */
export const isNoPage = (path: string): boolean =>
  /\.(?!html$)\w+$|^\/(wps|lgw|lotto|lotto-h5|payments|play|sandbox|art)(\/|$)/.test(path);

/** Whether a path is one of the operator's calls. */
export const isCall = (path: string): boolean => /^\/(wps|lgw|lotto)(\/|$)/.test(path);

/** Whether a path is one of the embedded operator's sandbox. */
export const isSandbox = (path: string): boolean => /^\/+sandbox(?![\w-])/i.test(path);

/**
 * Whether the browser requests a page, or a resource within one, such as a frame or a picture, which the app never is.
 * Undefined if it doesn't tell: on plain http, before Safari 16.4, and in requests by scripts.
 */
export function isPageRequest(headers: Readonly<Record<string, unknown>>): boolean | undefined {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'empty' ? undefined : destination === 'document';
}
