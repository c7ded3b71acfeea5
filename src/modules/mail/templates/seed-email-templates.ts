// Installs the templates of this release at the start of the shop: missing ones are added, and those the
// operator did not change are updated.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import type { EmailTemplateSeed } from '../contract.ts';
import { checkTemplate } from './check-template.ts';
import { putReleasedTemplates } from './email-templates.repository.ts';

/**
 * Inserts or updates the templates of a release; templates changed by the operator stay as they are. Throws
 * when one of them does not pass `checkTemplate`, for example because of an unknown variable.
 */
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
