// The preview of a template: its unsaved texts, filled with a real order or basket.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { composeMail, type MailPreview } from '#modules/mail/contract.ts';
import { DialogMessage } from '#web/ui/controls/dialog.tsx';
import { type PreviewSubject, previewQuery } from '../../shared/mail/email-calls.ts';
import { MailHead, MailPane } from '../../shared/mail/mail-editor.tsx';
import { MailView } from '../../shared/mail/mail-view.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { RequirePermission } from '../../ui/require-permission.tsx';
import { SubjectPicker } from './subject-picker.tsx';
import { textsOf, typeOfTemplate } from './template-form.ts';
import { TestMailForm } from './test-mail-form.tsx';

export function TemplatePreview({ templateKey }: { templateKey: string }) {
  const type = typeOfTemplate(templateKey);
  const [subject, setSubject] = useState<PreviewSubject>(null);
  const real = useQuery({ ...previewQuery(type, subject), placeholderData: keepPreviousData });
  const example = useQuery({ ...previewQuery(type, null), enabled: real.isError });
  const shown = real.isError ? example.data : real.data;
  return (
    <MailPane>
      <SubjectPicker type={type} value={subject} onChange={setSubject} />
      {real.isError ? (
        <DialogMessage tone="notice" role="status">
          <p>
            <span>{refusalText(real.error)}</span> Je ziet een voorbeeldklant.
          </p>
        </DialogMessage>
      ) : null}
      {shown ? <FilledMail preview={shown} /> : <p className="muted">Voorbeeld laden…</p>}
      <RequirePermission>
        <TestMailForm templateKey={templateKey} subject={subject} />
      </RequirePermission>
    </MailPane>
  );
}

function FilledMail({ preview }: { preview: MailPreview }) {
  const [subject, htmlContent, textContent]: unknown[] = useWatch({
    name: ['subject', 'htmlContent', 'textContent'],
  });
  const words = textsOf({
    subject: String(subject ?? ''),
    htmlContent: String(htmlContent ?? ''),
    textContent: String(textContent ?? ''),
  });
  const mail = composeMail(
    preview.frame,
    { subject: words.subject, html: words.htmlContent, text: words.textContent },
    preview,
  );
  const { attachments } = preview;
  return (
    <>
      <MailHead
        details={[
          ['Onderwerp', mail.subject || '–'],
          [
            'Aan',
            <span key="recipient">
              <span>{preview.recipient}</span>{' '}
              <span className="muted">
                (<span>{preview.source}</span>)
              </span>
            </span>,
          ],
          ...(attachments.length > 0 ? [['Bijlage', attachments.join(', ')] as const] : []),
        ]}
      />
      <MailView {...mail} room="editor" />
    </>
  );
}
