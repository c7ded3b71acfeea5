// Makes a template or changes one: the words on one side, and beside them the mail they make, with every letter typed.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmailTemplate, SaveEmailTemplate } from '#modules/mail/contract.ts';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { TEMPLATE_KEYS, templatesQuery } from '../../shared/mail/email-calls.ts';
import { MailEditor } from '../../shared/mail/mail-editor.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { newestOf } from '../../ui/form/newest-of.ts';
import { TemplateFields } from './template-fields.tsx';
import { BLANK_TEMPLATE, templateForm, templateSchema } from './template-form.ts';
import { TemplatePreview } from './template-preview.tsx';

const LABELS = {
  name: 'Naam',
  subject: 'Onderwerp',
  htmlContent: 'HTML-inhoud',
  textContent: 'Tekst',
  isActive: 'Actief',
} as const satisfies Partial<Record<keyof EmailTemplate, string>>;

/** A name no type of the shop has, so that a new template has the variables of a custom mail. */
const NEW_KEY = 'new';

/** Without a template it makes a new one. */
export function TemplateDialog({ template, onClose }: { template: EmailTemplate | null; onClose(): void }) {
  const client = useQueryClient();
  const key = template?.key ?? NEW_KEY;
  const [schema] = useState(() => templateSchema(key));
  const save = (body: SaveEmailTemplate) =>
    template
      ? tell(emailTemplateEndpoints.change, { params: { id: template.id }, body })
      : tell(emailTemplateEndpoints.create, { body });
  return (
    <FormDialog
      title={template ? `Template “${template.name}” bewerken` : 'Add Template'}
      size="large"
      schema={schema}
      start={template ? templateForm(template) : BLANK_TEMPLATE}
      save={save}
      invalidates={TEMPLATE_KEYS}
      saved={template ? 'Template updated successfully' : 'Template created successfully'}
      failed={template ? 'Error updating template' : 'Error creating template'}
      {...(template
        ? {
            conflict: {
              labels: LABELS,
              fetchNewest: async () => templateForm(await newestOf(client, templatesQuery, template)),
            },
          }
        : {})}
      onClose={onClose}
    >
      <MailEditor>
        <TemplateFields templateKey={key} labels={LABELS} />
        <TemplatePreview templateKey={key} />
      </MailEditor>
    </FormDialog>
  );
}
