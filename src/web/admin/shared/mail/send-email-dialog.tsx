// The dialog that sends a mail about an order or an abandoned cart: choose a template, add a text, look at
// the preview, send.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { composeMail, type EmailTemplate, formatMessage, sendEmailSchema } from '#modules/mail/contract.ts';
import { sendEmailEndpoint } from '#modules/mail/endpoints.ts';
import { request } from '#web/client/request.ts';
import { DialogMessage } from '#web/ui/controls/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { type PreviewSubject, previewQuery, templatesQuery } from './email-calls.ts';
import { MailEditor, MailHead, MailPane } from './mail-editor.tsx';
import { MailView } from './mail-view.tsx';
import { OUTBOX } from './outbox-calls.ts';
import { takesMessage, templatesFor } from './templates-for.ts';

type SendEmailDialogProps = {
  /**
   * Of the dialog that sends a mail: the name of the order or basket the mail is about, for the dialog's
   * title: "Bestelling ZW-12", "Winkelmandje #7".
   */
  title: string;
  customerName: string;
  about: NonNullable<PreviewSubject>;
  onClose(): void;
};

export function SendEmailDialog({ title, customerName, about, onClose }: SendEmailDialogProps) {
  const templates = useQuery(templatesQuery);
  if (templates.isPending) return null;
  const choices = templatesFor(templates.data ?? [], 'orderId' in about ? 'order' : 'basket');
  return (
    <FormDialog
      title={`${title}: e-mail versturen`}
      intro={customerName}
      size="large"
      schema={sendEmailSchema}
      start={{ ...about, emailType: '', customSubject: '', customContent: '' }}
      save={async (body) => {
        const { recipient } = await request(sendEmailEndpoint, { body });
        toast({ title: 'E-mail verstuurd', description: `Aan ${recipient}` });
      }}
      invalidates={[OUTBOX]}
      failed="Failed to send email"
      failedDetail="Please try again"
      submitLabel="Versturen"
      isReady={({ emailType }) => emailType !== ''}
      onClose={onClose}
    >
      <Editor about={about} templates={choices} />
    </FormDialog>
  );
}

type EditorProps = { about: NonNullable<PreviewSubject>; templates: readonly EmailTemplate[] };

/** The fields of the dialog that sends a mail; the preview appears once a template is chosen. */
function Editor({ about, templates }: EditorProps) {
  const type: unknown = useWatch({ name: 'emailType' });
  const template = templates.find(({ key }) => key === type);
  return (
    <MailEditor hasMail={template !== undefined}>
      <div className="form-stack content-start">
        <SelectField
          name="emailType"
          label="Soort e-mail"
          options={[
            ['', 'Please select an email type'],
            ...templates.map(({ key, name }) => [key, name] as const),
          ]}
          focus
        />
        <OwnWords template={template} />
      </div>
      {template ? <SendPreview about={about} template={template} /> : null}
    </MailEditor>
  );
}

/**
 * The fields for text the operator writes: the whole mail, or an optional message above the text of the
 * template.
 */
function OwnWords({ template }: { template: EmailTemplate | undefined }) {
  if (template && takesMessage(template))
    return (
      <>
        <TextField name="customSubject" label="Onderwerp" />
        <TextAreaField name="customContent" label="Bericht" rows={10} />
      </>
    );
  return (
    <>
      <TextField
        name="customSubject"
        label="Eigen onderwerp (optioneel)"
        hint="Laat leeg voor het onderwerp van de template."
      />
      <TextAreaField
        name="customContent"
        label="Eigen bericht (optioneel)"
        hint="Komt boven de vaste tekst."
        rows={8}
      />
    </>
  );
}

const HINT = 'self-start rounded-lg px-4 py-8 text-center';

function Hint({ children }: { children: string }) {
  return <p className={`muted ${HINT}`}>{children}</p>;
}

type SendPreviewProps = { about: NonNullable<PreviewSubject>; template: EmailTemplate };

function SendPreview({ about, template }: SendPreviewProps) {
  const [subject, content]: unknown[] = useWatch({ name: ['customSubject', 'customContent'] });
  const preview = useQuery({ ...previewQuery(template.key, about), placeholderData: keepPreviousData });
  if (preview.isError) {
    return <DialogMessage className={HINT}>{refusalText(preview.error)}</DialogMessage>;
  }
  if (!preview.data) return <Hint>Voorbeeld laden…</Hint>;
  const { frame, letter, variables, blocks, recipient } = preview.data;
  const piece = formatMessage(String(content ?? ''), letter);
  const mail = composeMail(
    frame,
    { subject: String(subject || template.subject), html: template.htmlContent, text: template.textContent },
    {
      variables: { ...variables, customSubject: String(subject || template.name) },
      blocks: { ...blocks, message: piece, ...(content && !takesMessage(template) ? { note: piece } : {}) },
    },
  );
  return (
    <MailPane>
      <MailHead
        details={[
          // The operator's own message needs a subject; the name of the template is not used as one.
          ['Onderwerp', (takesMessage(template) && !subject ? '' : mail.subject) || '–'],
          ['Aan', recipient],
        ]}
      />
      <MailView {...mail} room="dialog" />
    </MailPane>
  );
}
