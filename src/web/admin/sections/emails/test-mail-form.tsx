// The form that sends a test mail with the texts on screen, saved or not, to an address the operator enters.

import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type TestEmail, testEmailSchema } from '#modules/mail/contract.ts';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { PreviewSubject } from '../../shared/mail/email-calls.ts';
import { refusalText } from '../../ui/refusal-text.ts';

export function TestMailForm({ templateKey, subject }: { templateKey: string; subject: PreviewSubject }) {
  const form = useFormContext();
  const id = useId();
  const [recipient, setRecipient] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (body: TestEmail) => request(emailTemplateEndpoints.test, { body }),
    onSuccess: (sent) => toast({ title: 'Testmail verstuurd', description: `Aan ${sent.recipient}` }),
    onError: (error) =>
      toast({ title: 'Failed to send email', description: refusalText(error), severity: 'high' }),
  });

  function submit() {
    const { subject: line, htmlContent, textContent } = form.getValues();
    const about = subject && 'orderId' in subject ? subject : {};
    const test = testEmailSchema.safeParse({
      key: templateKey,
      subject: line,
      htmlContent,
      textContent,
      recipient: recipient.trim(),
      ...about,
    });
    setProblem(test.success ? null : (test.error.issues[0]?.message ?? null));
    if (test.success) send.mutate(test.data);
  }

  return (
    <div className="min-w-0">
      <label className="field-label" htmlFor={id}>
        Testmail naar
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="email"
          value={recipient}
          placeholder="jij@voorbeeld.nl"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setRecipient(event.target.value)}
          onKeyDown={(event) => {
            // Without this, Enter would submit the form of the template around this field.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
        <Button className="flex-none" disabled={send.isPending} onClick={submit}>
          <Send size={14} aria-hidden /> <span>{send.isPending ? 'Versturen...' : 'Verstuur test'}</span>
        </Button>
      </div>
      {problem ? (
        <p id={`${id}-problem`} className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
