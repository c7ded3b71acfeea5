// Fills in the operator's own templates for one customer, as draft texts for a reply.

import type { Database } from '#platform/database/database.ts';
import { type ShopValuesNeeds, shopValues } from '../body/shop-values.ts';
import { withGreeting } from '../body/untrusted-text.ts';
import { isMailType } from '../contract.ts';
import { selectTemplates } from './email-templates.repository.ts';
import { placeholdersIn, renderTemplate } from './render-template.ts';

type Needs = ShopValuesNeeds & { database: Pick<Database, 'orm'> };

export type FilledTemplate = { key: string; name: string; text: string };

/**
 * Returns the operator's active templates with their values filled in; a line with a missing value is left
 * out.
 */
export async function fillTemplates(
  shop: Needs,
  ownValues: Readonly<Record<string, string>>,
): Promise<FilledTemplate[]> {
  const { orm } = shop.database;
  const own = (await selectTemplates(orm)).filter(({ key, isActive }) => isActive && !isMailType(key));
  const variables = { ...(await shopValues(shop, orm)), ...withGreeting(ownValues) };
  return own.map(({ key, name, subject, textContent }) => {
    const lines = textContent
      .split('\n')
      .filter((line) => placeholdersIn(line).every((name) => hasValue(name, variables)));
    const words = { subject, html: '', text: lines.join('\n').replaceAll(/\n{3,}/g, '\n\n') };
    return { key, name, text: renderTemplate(words, { variables, blocks: {} }).text.trim() };
  });
}

const hasValue = (name: string, values: Readonly<Record<string, string>>) => values[name] !== '';
