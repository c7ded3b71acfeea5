// Gives a fresh shop the templates of this release, and an older shop those it lacks or never changed.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import type { EmailTemplateSeed } from '../contract.ts';
import { checkTemplate } from './check-template.ts';
import { putReleasedTemplates } from './email-templates.repository.ts';

/** What the operator changed stays. Throws when a template of the release breaks the rules. */
export async function seedEmailTemplates(
  tx: Orm,
  clock: Clock,
  templates: readonly EmailTemplateSeed[],
): Promise<void> {
  for (const template of templates) {
    const [fault] = checkTemplate(template.key, template);
    if (fault) throw new Error(`E-mail template ${template.key}, ${fault.path}: ${fault.message}`);
  }
  await putReleasedTemplates(tx, templates, clock.now());
  await announceChange(tx, 'templates');
}
