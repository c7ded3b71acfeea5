// The operator's own templates as letters to go on with: their words, filled for one customer.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isMailType } from '../contract.ts';
import { shopValues } from '../letter/shop-values.ts';
import { selectTemplates } from './email-templates.repository.ts';
import { renderTemplate } from './render-template.ts';

type Needs = { database: Pick<Database, 'orm'>; getSettings: GetSettings; publicUrl: string };

export type FilledTemplate = { key: string; name: string; text: string };

/** Those that are switched on; what a template asks and nobody says stays empty. */
export async function fillTemplates(
  { database: { orm }, getSettings, publicUrl }: Needs,
  said: Readonly<Record<string, string>>,
): Promise<FilledTemplate[]> {
  const own = (await selectTemplates(orm)).filter(({ key, isActive }) => isActive && !isMailType(key));
  const variables = { ...shopValues(await getSettings(orm), publicUrl), ...said };
  return own.map(({ key, name, subject, textContent }) => {
    const { text } = renderTemplate({ subject, html: '', text: textContent }, { variables, blocks: {} });
    return { key, name, text: text.trim() };
  });
}
