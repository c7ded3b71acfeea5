// Switches a template on or off at once; nothing has left the house, so it can be taken back.

import type { EmailTemplate } from '#modules/mail/contract.ts';
import { useOptimisticChange } from '../ui/use-optimistic-change.ts';
import { templatesQuery, updateTemplate } from './email-calls.ts';

export function useSwitchTemplate() {
  return useOptimisticChange<EmailTemplate, EmailTemplate>({
    listKey: templatesQuery.queryKey,
    send: ({ id, isActive }) => updateTemplate(id, { isActive }),
    apply: (templates, { id, isActive }) =>
      templates.map((template) => (template.id === id ? { ...template, isActive } : template)),
    done: ({ name, isActive }) => `${name} staat ${isActive ? 'aan' : 'uit'}`,
    failed: 'Error updating template',
    inverse: (template) => ({ ...template, isActive: !template.isActive }),
  });
}
