// The preview of a reply as the customer will get it, rendered by the same functions as the mail itself.

import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { ConversationDetail } from '#modules/contacts/contract.ts';
import { composeMail, formatMessage, quoteHeading, quoteMessage } from '#modules/mail/contract.ts';
import { previewQuery, templatesQuery } from '../../shared/mail/email-calls.ts';
import { MailHead, MailPane } from '../../shared/mail/mail-editor.tsx';
import { MailView } from '../../shared/mail/mail-view.tsx';

export function ReplyPreview({ conversation }: { conversation: ConversationDetail }) {
  const text: unknown = useWatch({ name: 'text' });
  const preview = useQuery(previewQuery('contact_reply', null)).data;
  const template = useQuery(templatesQuery).data?.find(({ key }) => key === 'contact_reply');
  const last = conversation.entries.findLast(({ kind }) => kind === 'in');
  if (!preview || !template || !last) return null;
  const { frame, letter, variables } = preview;
  const mail = composeMail(
    frame,
    { subject: template.subject, html: template.htmlContent, text: template.textContent },
    {
      variables: { ...variables, customSubject: conversation.replySubject },
      blocks: {
        message: formatMessage(String(text ?? ''), letter),
        earlier: quoteMessage(quoteHeading(new Date(last.at)), last.text),
      },
    },
  );
  return (
    <MailPane>
      <MailHead
        details={[
          ['Onderwerp', mail.subject],
          ['Aan', conversation.email],
        ]}
      />
      <MailView {...mail} room="dialog" />
    </MailPane>
  );
}
