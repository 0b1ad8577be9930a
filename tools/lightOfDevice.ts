import type { CSSOptions } from 'vite';

type Plugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins'];
type Plugin = NonNullable<Plugins>[number];

const byChoice = "[data-theme='light']";

/**
 * Lets a page that says no theme follow the device: each rule of the light theme stands a second time where the device is
 * light, after the first. For pages that run no script of their own to choose by.
 */
export const lightOfDevice = (): Plugin => ({
  postcssPlugin: 'light-of-device',
  OnceExit(root, { AtRule }) {
    root.walkRules((rule) => {
      if (rule.selector !== byChoice) return;
      const light = new AtRule({ name: 'media', params: '(prefers-color-scheme: light)' });
      light.append(rule.clone({ selector: ':root:not([data-theme])' }));
      rule.after(light);
    });
  },
});
