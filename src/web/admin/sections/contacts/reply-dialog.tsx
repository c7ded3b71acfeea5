// The dialog to reply to a conversation: free text or a template to start from, beside a preview of the mail.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { type ConversationDetail, replySchema } from '#modules/contacts/contract.ts';
import { conversationEndpoints } from '#modules/contacts/endpoints.ts';
import { send } from '#web/client/request.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { previewQuery } from '../../shared/mail/email-calls.ts';
import { MailEditor } from '../../shared/mail/mail-editor.tsx';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField } from '../../ui/form/text-fields.tsx';
import { CONVERSATION_KEYS, conversationQuery } from './contact-calls.ts';
import { startedReply } from './contact-texts.ts';
import { ReplyPreview } from './reply-preview.tsx';
import { TemplateChoice } from './template-choice.tsx';

type ReplyDialogProps = { conversation: ConversationDetail; onClose(): void };

export function ReplyDialog({ conversation, onClose }: ReplyDialogProps) {
  const { id, name, email, version } = conversation;
  const client = useQueryClient();
  const [key] = useState(createIdempotencyKey);
  const preview = useQuery(previewQuery('contact_reply', null));
  if (preview.isPending) return null;
  const firstName = name === email ? 'daar' : name.split(' ')[0];
  const startedText = startedReply(firstName ?? name, preview.data?.variables.brandName ?? 'de winkel');
  const start: z.input<typeof replySchema> = { text: startedText, key, version, close: false };
  return (
    <FormDialog
      title={`Antwoord aan ${name}`}
      // A customer without a name is already shown by the e-mail address.
      intro={name === email ? undefined : email}
      size="large"
      schema={replySchema}
      start={start}
      save={(body) => send(conversationEndpoints.reply, { params: { id }, body })}
      invalidates={CONVERSATION_KEYS}
      done="Antwoord verstuurd"
      failed="Het antwoord is niet verstuurd"
      conflict={{
        // The page behind the dialog gets the new data too.
        fetchNewest: async () => {
          const newest = await client.fetchQuery({ ...conversationQuery(id), staleTime: 0 });
          return { ...start, version: newest.version };
        },
        labels: { version: 'er is iets bijgeschreven' },
      }}
      submitLabel="Versturen"
      isReady={({ text }) => text !== startedText}
      onClose={onClose}
    >
      <MailEditor>
        <div className="form-stack content-start">
          <TemplateChoice conversationId={id} startedText={startedText} />
          <TextAreaField name="text" label="Antwoord" rows={8} focus />
          <SwitchField name="close" label="Gesprek daarna sluiten" />
        </div>
        <ReplyPreview conversation={conversation} />
      </MailEditor>
    </FormDialog>
  );
}
