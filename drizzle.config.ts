import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './operator/*/*.tables.ts',
  out: './operator/database/migrations',
});
