// The columns of the list of templates, with their actions.

import { Undo2 } from 'lucide-react';
import type { EmailTemplate } from '#modules/mail/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { clippedColumn, momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction, editAction, switchAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';

export function emailColumns(
  open: (kind: 'edit' | 'delete' | 'reset', template: EmailTemplate) => void,
  flip: (template: EmailTemplate) => void,
): Column<EmailTemplate>[] {
  return [
    titleColumn(
      'Naam',
      (template) => open('edit', template),
      ({ name }) => name,
      (template) => <span className="sub">{sourceText(template)}</span>,
    ),
    { ...clippedColumn('Onderwerp', subjectText, undefined, 'clip-2'), card: 'bare' },
    {
      label: 'Status',
      size: 's',
      card: 'end',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'live' : 'plain'}>{isActive ? 'Actief' : 'Inactief'}</Badge>
      ),
    },
    momentColumn('Gewijzigd', ({ updatedAt }) => updatedAt),
    actionsColumn(open, (template) => {
      const { name, isActive, isBuiltIn, isChanged } = template;
      const reset = { label: `Zet het origineel van ${name} terug`, icon: Undo2, opens: 'reset' as const };
      return [
        switchAction(`Zet ${name} ${isActive ? 'uit' : 'aan'}`, isActive, () => flip(template)),
        editAction(name),
        isBuiltIn ? null : deleteAction(name),
        isBuiltIn && isChanged ? reset : null,
      ];
    }),
  ];
}

/**
 * The subject of a template, with variables replaced by their descriptions. A reply template has no own
 * subject; the mail keeps the subject of the conversation.
 */
function subjectText({ key, subject }: EmailTemplate): string {
  if (key.startsWith('reply_')) return 'Re: het gesprek';
  return subject.replaceAll('orderNumber', 'bestelnummer').replaceAll('{{', '‹').replaceAll('}}', '›');
}

function sourceText({ isBuiltIn, isChanged }: EmailTemplate): string {
  if (!isBuiltIn) return 'Eigen template';
  return isChanged ? 'Van de winkel, aangepast' : 'Van de winkel';
}
