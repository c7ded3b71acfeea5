// The columns of the templates, and what can be done with each.

import { Pencil, Power, PowerOff, Trash2, Undo2 } from 'lucide-react';
import type { EmailTemplate } from '#modules/mail/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';

type TemplateActions = Record<'edit' | 'remove' | 'reset' | 'flip', (template: EmailTemplate) => void>;

export function emailColumns(actions: TemplateActions): Column<EmailTemplate>[] {
  return [
    {
      label: 'Naam',
      title: true,
      cell: (template) => (
        <>
          <RowTitle onOpen={() => actions.edit(template)}>{template.name}</RowTitle>
          <span className="sub">{sourceText(template)}</span>
        </>
      ),
    },
    {
      label: 'Onderwerp',
      cell: ({ subject }) => (
        <span className="clip-2" title={subject}>
          {subject}
        </span>
      ),
    },
    {
      label: 'Status',
      size: 's',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'live' : 'plain'}>{isActive ? 'Actief' : 'Inactief'}</Badge>
      ),
    },
    {
      label: 'Gewijzigd',
      size: 'l',
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (template) => <RowActions template={template} {...actions} />,
    },
  ];
}

function RowActions({ template, edit, remove, reset, flip }: TemplateActions & { template: EmailTemplate }) {
  const { name, isActive, isBuiltIn, isChanged } = template;
  return (
    <span className="row-actions">
      <IconButton
        label={`Zet ${name} ${isActive ? 'uit' : 'aan'}`}
        icon={isActive ? PowerOff : Power}
        onClick={() => flip(template)}
      />
      <IconButton label={`Bewerk ${name}`} icon={Pencil} onClick={() => edit(template)} />
      {isBuiltIn ? null : (
        <IconButton label={`Verwijder ${name}`} icon={Trash2} onClick={() => remove(template)} />
      )}
      {isBuiltIn && isChanged ? (
        <IconButton
          label={`Zet het origineel van ${name} terug`}
          icon={Undo2}
          onClick={() => reset(template)}
        />
      ) : null}
    </span>
  );
}

function sourceText({ isBuiltIn, isChanged }: EmailTemplate): string {
  if (!isBuiltIn) return 'Eigen template';
  return isChanged ? 'Van de winkel, aangepast' : 'Van de winkel';
}
