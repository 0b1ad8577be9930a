import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shakeIcons } from './shakeIcons.ts';

type Transform = (this: { error(message: string): never }, code: string, id: string) => { code: string };
const { handler } = shakeIcons().transform as unknown as { handler: Transform };
const context = {
  error: (message: string) => {
    throw new Error(message);
  },
};
const sourceOf = (icon: string) =>
  readFileSync(`node_modules/lucide-react/dist/esm/icons/${icon}.mjs`, 'utf8');
const shaken = (code: string) => handler.call(context, code, 'icon.mjs')?.code;

test('icons lose what no screen shows and are drawn by the app’s own function', () => {
  for (const icon of ['house', 'grid-3x3', 'gift']) {
    const code = shaken(sourceOf(icon));
    expect(code).toMatch(
      /^import \{ createIcon as createLucideIcon \} from ".*\/screens\/ui\/createIcon\.ts";$/m,
    );
    expect(code).toContain(`name: "${icon}"`);
    expect(code).not.toMatch(/key:|aliases:|^__iconData\.node/m);
  }
});

test('another name of an icon is left as it is', () => {
  expect(shaken(sourceOf('home'))).toBe(undefined);
});

test('icons that are made in another way fail the build', () => {
  const other = "import { createLucideIcon } from '../other.mjs';";
  expect(() => shaken(other)).toThrow('lucide-react has changed: icon.mjs does not import createLucideIcon');
});
