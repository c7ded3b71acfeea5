// Asks before a template of the operator's own goes for good, or before their words make way for the original.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmailTemplate } from '#modules/mail/contract.ts';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { TEMPLATE_KEYS } from './email-calls.ts';

type DialogProps = { template: EmailTemplate; onClose(): void };

export function DeleteTemplateDialog({ template, onClose }: DialogProps) {
  return (
    <DeleteDialog
      title={`Template “${template.name}” verwijderen?`}
      remove={() => tell(emailTemplateEndpoints.delete, { params: { id: template.id } })}
      listKeys={TEMPLATE_KEYS}
      deleted="Template deleted successfully"
      failed="Error deleting template"
      onClose={onClose}
    >
      Mails die ermee verstuurd zijn, blijven in de outbox staan.
    </DeleteDialog>
  );
}

export function ResetTemplateDialog({ template, onClose }: DialogProps) {
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: () => tell(emailTemplateEndpoints.reset, { params: { id: template.id } }),
    onSuccess: () => toast({ title: `${template.name} is weer zoals hij was` }),
    onSettled: () => Promise.all(TEMPLATE_KEYS.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return (
    <ConfirmDialog
      title={`Origineel van “${template.name}” terugzetten?`}
      confirmLabel={reset.isPending ? 'Terugzetten...' : 'Terugzetten'}
      busy={reset.isPending}
      error={reset.error ? refusalText(reset.error) : null}
      onConfirm={() => reset.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      Jouw onderwerp en teksten van deze template verdwijnen. Of hij aan of uit staat, verandert niet.
    </ConfirmDialog>
  );
}
