import { join } from 'node:path';
import type { Plugin } from 'vite';

const ownFunction = join(import.meta.dirname, '../screens/ui/createIcon.ts');

/** Keys that React needs for lists that change alone, other names of an icon, and a leftover. */
const unused = [/,\s*key: "\w+"/g, /,\s*aliases: \[[^\]]*\]/, /^__iconData\.node;$/m];

/**
 * Takes out of the icons of lucide-react what no screen shows, and lets the app's own function draw them. The build
 * fails where a release of the package makes its icons in another way.
 */
export const shakeIcons = (): Plugin => ({
  name: 'shake lucide-react',
  transform: {
    filter: { id: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler(code, id) {
      if (!code.includes('createLucideIcon')) return;
      const own = code.replace(
        "import createLucideIcon from '../createLucideIcon.mjs';",
        `import { createIcon as createLucideIcon } from ${JSON.stringify(ownFunction)};`,
      );
      if (own === code) this.error(`lucide-react has changed: ${id} does not import createLucideIcon`);
      return { code: unused.reduce((kept, part) => kept.replace(part, ''), own), map: null };
    },
  },
});
