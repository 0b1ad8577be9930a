import 'language polyfills';
import { relations } from 'style relations';
import 'wicg-inert';
import { showRelations } from './relations.ts';

// public/theme.js loads this before the app starts, only in browsers that lack one of these features. The build adds
// the language features that a browser in .browserslistrc lacks (tools/oldestBrowsers.ts).

/** Abort reasons, in browsers without `AbortSignal.reason`. */
const reasons = new WeakMap<AbortSignal, unknown>();

if (!('reason' in AbortSignal.prototype)) {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason: unknown = new DOMException('aborted', 'AbortError')) {
    if (!this.signal.aborted) reasons.set(this.signal, reason);
    abort.call(this);
  };
  Object.defineProperty(AbortSignal.prototype, 'reason', {
    configurable: true,
    get(this: AbortSignal) {
      return reasons.get(this);
    },
  });
}

if (!('throwIfAborted' in AbortSignal.prototype)) {
  Object.defineProperty(AbortSignal.prototype, 'throwIfAborted', {
    configurable: true,
    writable: true,
    value(this: AbortSignal) {
      if (this.aborted) throw this.reason;
    },
  });
}

if (!('timeout' in AbortSignal)) {
  Object.defineProperty(AbortSignal, 'timeout', {
    configurable: true,
    writable: true,
    value(milliseconds: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    },
  });
}

// Replaces `:has()`, together with the styles from tools/oldestStyles.ts.
if (!CSS.supports('selector(:has(a))')) showRelations(relations);
