import { defineConfig } from 'drizzle-kit';

// eslint-disable-next-line import/no-default-export -- drizzle-kit reads the default export
export default defineConfig({
  dialect: 'postgresql',
  schema: './operator/database/schema.ts',
  out: './operator/database/migrations',
});
