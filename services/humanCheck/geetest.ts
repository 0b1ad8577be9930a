import type { HumanCheckOptions, HumanCheckResult } from './types.ts';

const scriptAddress = 'https://static.geetest.com/v4/gt4.js';
/** Milliseconds until the script counts as blocked. */
const longestLoading = 15_000;

/** GeeTest's codes for our languages; it has no Tagalog. */
const languageNames: Record<string, string> = {
  AR: 'ara',
  CN: 'zho',
  DE: 'deu',
  EN: 'eng',
  ES: 'spa',
  FR: 'fra',
  ID: 'ind',
  JA: 'jpn',
  KO: 'kor',
  PT: 'pon',
  RU: 'rus',
  TH: 'tha',
  TW: 'zho-tw',
  VI: 'vie',
};

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

/** The page with GeeTest's script and, in browsers that have them, trusted types. */
export type GeetestWindow = Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'> & {
  initGeetest4?: InitGeetest;
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): unknown };
  };
};

/** GeeTest v4, in its own window over the page. If the script is blocked, the check can't be passed. */
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

/** Null if the script doesn't load; the next call tries again. */
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
      // The page's policy forbids it.
      settle(null);
    }
  });
}

let trusted: unknown;

/** The script's address for pages that enforce trusted types. A policy can be created only once. */
function trustedAddress({ trustedTypes }: GeetestWindow): string {
  if (!trustedTypes) return scriptAddress;
  trusted ??= trustedTypes
    .createPolicy('geetest', { createScriptURL: () => scriptAddress })
    .createScriptURL(scriptAddress);
  return trusted as string;
}
