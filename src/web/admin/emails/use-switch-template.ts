// Switches a template on or off at once; nothing has left the house, so it can be taken back.

import type { EmailTemplate } from '#modules/mail/contract.ts';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { useOptimisticChange } from '../ui/use-optimistic-change.ts';
import { templatesQuery } from './email-calls.ts';

export function useSwitchTemplate() {
  return useOptimisticChange<EmailTemplate, EmailTemplate>({
    listKey: templatesQuery.queryKey,
    send: ({ id, isActive }) => tell(emailTemplateEndpoints.change, { params: { id }, body: { isActive } }),
    apply: (templates, { id, isActive }) =>
      templates.map((template) => (template.id === id ? { ...template, isActive } : template)),
    done: ({ name, isActive }) => `${name} staat ${isActive ? 'aan' : 'uit'}`,
    failed: 'Error updating template',
    inverse: (template) => ({ ...template, isActive: !template.isActive }),
  });
}
