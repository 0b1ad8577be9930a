import { addTexts } from './shared/texts.ts';

/** Words that only what proves rounds and draws needs. */
export const addProofTexts = () =>
  addTexts({
    en: () => import('./texts/verify/en.ts'),
    cn: () => import('./texts/verify/cn.ts'),
    th: () => import('./texts/verify/th.ts'),
    vi: () => import('./texts/verify/vi.ts'),
    ty: () => import('./texts/verify/ty.ts'),
    ar: () => import('./texts/verify/ar.ts'),
  });
