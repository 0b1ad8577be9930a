import { languageCodes } from '@araw/contract/calls/languages';
import { switchLanguage } from '#e2e/support/language.ts';
import { expect, test } from '#e2e/support/test.ts';

test(
  '[LANG-02] [SHELL-05] in every language the labels of the bottom menu fit beside the shortcut at 320 and 390 px',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/service');
    const wide: string[] = [];
    for (const code of languageCodes) {
      await switchLanguage(page, code);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const over = await page
          .getByRole('navigation')
          .last()
          .getByRole('list')
          .evaluate((list) => {
            const range = document.createRange();
            const room = list.getBoundingClientRect();
            const { paddingInlineEnd, direction } = getComputedStyle(list);
            const free =
              direction === 'rtl'
                ? { left: room.left + Number.parseFloat(paddingInlineEnd), right: room.right }
                : { left: room.left, right: room.right - Number.parseFloat(paddingInlineEnd) };
            const texts = [...list.querySelectorAll('a')].map((link) => {
              range.selectNodeContents(link.lastChild ?? link);
              const { left, right } = range.getBoundingClientRect();
              return { text: link.textContent, left, right };
            });
            const inOrder = texts.toSorted((a, b) => a.left - b.left);
            return inOrder
              .filter(
                ({ left, right }, place) =>
                  left < free.left || right > free.right || left < (inOrder[place - 1]?.right ?? -1) + 1,
              )
              .map(({ text }) => text);
          });
        if (over.length > 0) wide.push(`${code} at ${width} px: ${over.join(', ')}`);
      }
    }
    expect(wide).toEqual([]);
  },
);
