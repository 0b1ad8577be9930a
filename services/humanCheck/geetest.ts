import type { HumanCheckOptions, HumanCheckResult } from './types.ts';

const scriptAddress = 'https://static.geetest.com/v4/gt4.js';
/** Milliseconds after which the script counts as blocked. */
const longestLoading = 15_000;

/** GeeTest's names of the languages that we have; it has no Tagalog. */
const languageNames: Record<string, string> = { CN: 'zho', EN: 'eng', TH: 'tha', VI: 'vie', AR: 'ara' };

interface GeetestWidget {
  onReady(callback: () => void): GeetestWidget;
  onSuccess(callback: () => void): GeetestWidget;
  onError(callback: () => void): GeetestWidget;
  onClose(callback: () => void): GeetestWidget;
  showCaptcha(): void;
  getValidate(): unknown;
  destroy(): void;
}

type InitGeetest = (
  config: { captchaId: string; product: 'bind'; language: string },
  callback: (widget: GeetestWidget) => void,
) => void;

/** The page with GeeTest's script in it and, where the browser has them, trusted types. */
export type GeetestWindow = Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'> & {
  initGeetest4?: InitGeetest;
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): unknown };
  };
};

/** GeeTest v4, in its own window over the page. A script that is blocked lets nobody through. */
export async function askGeetest(
  captchaId: string,
  { language, signal }: HumanCheckOptions,
  page: GeetestWindow = window,
): Promise<HumanCheckResult> {
  const initGeetest = await loadScript(page);
  if (!initGeetest) return { result: 'unavailable' };
  if (signal.aborted) return { result: 'cancelled' };
  return new Promise((resolve) => {
    initGeetest({ captchaId, product: 'bind', language: languageNames[language] ?? 'eng' }, (widget) => {
      const settle = (result: HumanCheckResult) => {
        signal.removeEventListener('abort', cancel);
        widget.destroy();
        resolve(result);
      };
      const cancel = () => settle({ result: 'cancelled' });
      signal.addEventListener('abort', cancel, { once: true });
      widget
        .onReady(() => widget.showCaptcha())
        .onSuccess(() => settle(proofOf(widget.getValidate())))
        .onError(() => settle({ result: 'unavailable' }))
        .onClose(cancel);
    });
  });
}

const proofFields = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const;

function proofOf(validate: unknown): HumanCheckResult {
  const given = (validate ?? {}) as Record<string, unknown>;
  const proof: Record<string, string> = {};
  for (const field of proofFields) {
    const value = given[field];
    if (typeof value !== 'string') return { result: 'unavailable' };
    proof[field] = value;
  }
  return { result: 'solved', proof };
}

/** Null when the script does not load; the next call asks for it again. */
function loadScript(page: GeetestWindow): Promise<InitGeetest | null> {
  if (page.initGeetest4) return Promise.resolve(page.initGeetest4);
  return new Promise((resolve) => {
    const script = page.document.createElement('script');
    const settle = (initGeetest: InitGeetest | null) => {
      page.clearTimeout(timer);
      if (!initGeetest) script.remove();
      resolve(initGeetest);
    };
    const timer = page.setTimeout(() => settle(null), longestLoading);
    script.async = true;
    script.addEventListener('load', () => settle(page.initGeetest4 ?? null));
    script.addEventListener('error', () => settle(null));
    try {
      script.src = trustedAddress(page);
      page.document.head.append(script);
    } catch {
      // The page's policy does not allow it.
      settle(null);
    }
  });
}

let trusted: unknown;

/** The one address, as pages that enforce trusted types want it. A policy can be made only once. */
function trustedAddress({ trustedTypes }: GeetestWindow): string {
  if (!trustedTypes) return scriptAddress;
  trusted ??= trustedTypes
    .createPolicy('geetest', { createScriptURL: () => scriptAddress })
    .createScriptURL(scriptAddress);
  return trusted as string;
}
