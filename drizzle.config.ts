// Where `npm run db:generate` finds the tables and puts the migrations.
// Nothing here connects to a database: migrations run by themselves at every start.

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/**/*.tables.ts', './src/platform/**/*.tables.ts'],
  out: './database/migrations',
});
