// /admin/contacts/{id}: one conversation from its first message on, beside the customer and their orders.

import { Check, Reply, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ConversationDetail } from '#modules/contacts/contract.ts';
import { conversationEndpoints } from '#modules/contacts/endpoints.ts';
import { href } from '#shared/href.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { waitedText } from '../../shared/duration-text.ts';
import { HistoryLink } from '../../shared/history-link.tsx';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { recordPage } from '../../ui/record-page.tsx';
import { CONVERSATION_KEYS, conversationQuery } from './contact-calls.ts';
import { STATE_LABELS, STATE_TONES } from './contact-texts.ts';
import { ConversationEntries } from './conversation-entries.tsx';
import { ConversationSidebar } from './conversation-sidebar.tsx';
import { ReplyDialog } from './reply-dialog.tsx';

const REPLY = {
  command: 'reply',
  label: 'Antwoorden',
  icon: Reply,
  letter: 'r',
  words: 'antwoord beantwoorden mailen reageren',
  requires: conversationEndpoints.reply,
} as const;

export const meta = () => pageMeta('Gesprek');

export default recordPage({
  query: conversationQuery,
  name: 'Gesprek',
  list: { to: href('/admin/contacts'), label: 'Contact' },
  failed: 'Dit gesprek laden is niet gelukt',
  unknown: {
    title: 'Dit gesprek bestaat niet',
    text: 'Na twee jaar, of als de klant daarom vraagt, wordt een gesprek gewist.',
  },
  view: (conversation) => <ConversationView conversation={conversation} />,
});

function ConversationView({ conversation }: { conversation: ConversationDetail }) {
  const [isReplying, setReplying] = useState(false);
  const { id, name, email, state, waitingSince } = conversation;
  return (
    <>
      <PageHeader title={name}>
        <StateButton conversation={conversation} />
      </PageHeader>
      <p className="muted -mt-2.5 mb-4 flex flex-wrap items-center gap-2">
        <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
        {waitingSince ? <span>{`wacht ${waitedText(waitingSince)}`}</span> : null}
        <HistoryLink entity="contacts" entityId={id} />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] items-start gap-x-5 max-lg:grid-cols-1">
        <ConversationEntries conversation={conversation}>
          {email ? (
            <PageAction
              {...REPLY}
              className="mx-4 mb-4"
              variant="primary"
              onPress={() => setReplying(true)}
            />
          ) : (
            <p className="muted mx-4 mb-4">
              Deze mail had geen leesbare afzender. Antwoord vanuit je eigen mailprogramma.
            </p>
          )}
        </ConversationEntries>
        <ConversationSidebar conversation={conversation} />
      </div>
      {isReplying ? <ReplyDialog conversation={conversation} onClose={() => setReplying(false)} /> : null}
    </>
  );
}

function StateButton({ conversation: { id, state, version } }: { conversation: ConversationDetail }) {
  const isClosed = state === 'closed';
  return (
    <ActionButton
      command="decide"
      icon={isClosed ? RotateCcw : Check}
      label={isClosed ? 'Heropenen' : 'Sluiten'}
      requires={conversationEndpoints.decide}
      run={() =>
        send(conversationEndpoints.decide, {
          params: { id },
          body: { state: isClosed ? 'open' : 'closed', version },
        })
      }
      invalidates={CONVERSATION_KEYS}
      failed="Het gesprek is niet gewijzigd"
    />
  );
}
