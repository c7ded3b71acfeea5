// The entries of a conversation, oldest first: messages of both sides, notes and changes of state.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ConversationDetail, Entry } from '#modules/contacts/contract.ts';
import { conversationEndpoints } from '#modules/contacts/endpoints.ts';
import { href } from '#shared/href.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { momentText } from '../../format.ts';
import { useMayWrite } from '../../session/admin-session.ts';
import { MAIL_STATUS_LABELS, MAIL_TONES } from '../../shared/mail/mail-labels.ts';
import { NoteForm } from '../../shared/note-form.tsx';
import { CONVERSATION_KEYS } from './contact-calls.ts';
import { ENTRY_LABELS } from './contact-texts.ts';
import { EntryFiles } from './entry-files.tsx';
import { UnverifiedSenderBadge } from './unverified-sender-badge.tsx';

type EntriesProps = { conversation: ConversationDetail; children: ReactNode };

/**
 * The messages, notes and changes of state of one conversation as a list; `children` are shown below the last
 * one.
 */
export function ConversationEntries({ conversation, children }: EntriesProps) {
  const { id, topic, entries } = conversation;
  return (
    <Panel title={topic}>
      <ol className="grid gap-3 border-t border-hairline p-4">
        {entries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} conversation={conversation} />
        ))}
      </ol>
      {children}
      {useMayWrite() ? (
        <NoteForm
          save={(text) => send(conversationEndpoints.note, { params: { id }, body: { text } })}
          invalidates={CONVERSATION_KEYS}
        />
      ) : null}
    </Panel>
  );
}

type EntryItemProps = { entry: Entry; conversation: ConversationDetail };

/** Layout per kind of entry: the customer's messages left, the shop's right, everything else full width. */
const ENTRY_CLASSES: Readonly<Record<Entry['kind'], string>> = {
  in: 'mr-[8%] bg-raised',
  out: 'ml-[8%] bg-accent-wash',
  note: 'border border-dashed border-border',
  auto: 'mr-[8%] border border-hairline text-quiet',
  bounce: 'border border-danger',
  closed: 'text-quiet',
  reopened: 'text-quiet',
};

function EntryItem({ entry, conversation: { id, name, email } }: EntryItemProps) {
  const { kind, author, text, at } = entry;
  const label = ENTRY_LABELS[kind];
  const isTheirs = author.toLowerCase() === email.toLowerCase();
  return (
    <li className={`rounded-lg px-4 py-3 wrap-anywhere ${ENTRY_CLASSES[kind]}`}>
      <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
        <strong className="text-text">{label ?? (isTheirs ? name : author)}</strong>
        {label ? <span>{isTheirs ? name : author}</span> : null}
        <time dateTime={at}>{momentText(at)}</time>
        {kind === 'in' && !isTheirs ? <Badge tone="warning">Van een ander adres</Badge> : null}
        {kind === 'in' && entry.isUnproven ? <UnverifiedSenderBadge /> : null}
        <MailState mail={entry.mail} />
      </p>
      {text ? <p className="whitespace-pre-wrap">{text}</p> : null}
      <EntryFiles conversationId={id} files={entry.attachments} />
      {entry.quoted ? (
        <details className="mt-2 text-quiet">
          <summary className="cursor-pointer">Eerdere berichten in deze mail</summary>
          <p className="mt-2 whitespace-pre-wrap">{entry.quoted}</p>
        </details>
      ) : null}
    </li>
  );
}

function MailState({ mail }: Pick<Entry, 'mail'>) {
  if (!mail) return null;
  const { id, status } = mail;
  return (
    <Link to={href('/admin/outbox', { mail: id })}>
      <Badge tone={MAIL_TONES[status]}>{MAIL_STATUS_LABELS[status]}</Badge>
    </Link>
  );
}
