import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './operator/database/tables/*.tables.ts',
  out: './operator/database/migrations',
});
