import type { CSSOptions } from 'vite';

type Plugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins'];
type Plugin = NonNullable<Plugins>[number];

const byChoice = "[data-theme='light']";

/**
 * Makes pages without a theme follow the device: repeats each light-theme rule after itself, inside a query for light
 * devices. For pages without a script that could choose.
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
