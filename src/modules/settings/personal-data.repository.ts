// Lists the personal data in the settings, for export and erasure: saved views whose name or search contains
// the person's data.

import { sql } from 'drizzle-orm';
import { type PersonalDataTable, personalDataTable } from '#platform/database/personal-data.ts';
import { savedViews } from './settings.tables.ts';

export const personalDataOfSettings: readonly PersonalDataTable[] = [
  personalDataTable(savedViews, {
    whose: ({ strings }) => {
      const spelled = strings.flatMap((each) => [each, new URLSearchParams({ q: each }).toString().slice(2)]);
      return sql`exists (select from unnest(${sql.param(spelled)}::text[]) as their(string)
        where position(lower(their.string) in lower(${savedViews.name} || ' ' || ${savedViews.query})) > 0)`;
    },
    personal: ['name', 'query'],
  }),
];
