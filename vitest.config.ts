import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Node by default; a screen's test asks for the DOM with `// @vitest-environment jsdom` in its first line. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Its ES modules import each other without file endings, which Node refuses.
    server: { deps: { inline: ['jsencrypt'] } },
    // Far above what any test needs: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{tests,machines,services,operator,tools,screens,src,locales}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.postgres.test.ts', '**/node_modules/**'],
        },
      },
      {
        // The operator's tests once more, on a real PostgreSQL instead of PGlite.
        extends: true,
        test: {
          name: 'postgres',
          include: ['{operator,tests/operator}/**/*.test.ts'],
          exclude: [
            'operator/{art,database}/**',
            'operator/http/json.test.ts',
            'operator/play/{rules,killed,texts,page}.test.ts',
          ],
          globalSetup: ['tools/postgres.setup.ts'],
        },
      },
    ],
  },
});
