import 'i18next';
import type { accounts } from './en/accounts.ts';
import type { games } from './en/games.ts';
import type { shell } from './en/shell.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof shell & typeof accounts & typeof games };
  }
}
