// The notes of operators about a customer. An operator can delete only their own notes.

import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { CustomerDetail } from '#modules/customers/contract.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { send } from '#web/client/request.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { momentText } from '../../format.ts';
import { useAdminSession, useMayWrite } from '../../session/admin-session.ts';
import { NoteForm } from '../../shared/note-form.tsx';
import { CUSTOMER_KEYS } from './customer-calls.ts';

export function CustomerNotes({ customer: { id, notes } }: { customer: CustomerDetail }) {
  const { username } = useAdminSession();
  const mayWrite = useMayWrite();
  const remove = useMutation({
    mutationFn: (note: number) => send(customerEndpoints.deleteNote, { params: { id, note } }),
    meta: { invalidates: CUSTOMER_KEYS, failed: 'De notitie staat er nog' },
  });
  return (
    <Panel title="Notities">
      {notes.length === 0 ? <PanelText>Nog geen notities.</PanelText> : null}
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 border-t border-hairline px-4 py-2.5">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="whitespace-pre-line">{note.text}</p>
              <p className="muted">
                <span>{note.actor}</span> · <time dateTime={note.at}>{momentText(note.at)}</time>
              </p>
            </div>
            {mayWrite && note.actor === username ? (
              <IconButton
                label={`Notitie van ${momentText(note.at)} verwijderen`}
                icon={X}
                onClick={() => remove.mutate(note.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <NoteForm
          save={(text) => send(customerEndpoints.addNote, { params: { id }, body: { text } })}
          invalidates={CUSTOMER_KEYS}
        />
      ) : null}
    </Panel>
  );
}
