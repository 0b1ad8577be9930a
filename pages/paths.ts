/**
 * Whether a path is none of the app's router: a file, which then is missing, or a part of the operator's own.
 * Some of the app's paths end in .html (SHELL-01).
 */
export const isNoPage = (path: string): boolean =>
  /\.(?!html$)\w+$|^\/(wps|lgw|lotto|lotto-h5|play|sandbox|art)(\/|$)/.test(path);
