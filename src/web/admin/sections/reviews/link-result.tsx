// The dialog with a new review link, which can be copied, printed as a QR code, or mailed after a preview.

import { useMutation } from '@tanstack/react-query';
import { Check, Copy, Download, Send } from 'lucide-react';
import { useState } from 'react';
import type { ReviewLinkInput, ReviewLinkResult } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogMessage } from '#web/ui/controls/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { CopyableLink, copyText } from '../../shared/copyable-link.tsx';
import { MailView } from '../../shared/mail/mail-view.tsx';
import { refusalText } from '../../ui/refusal-text.ts';

const PART = 'grid content-start justify-items-start gap-2';

type LinkResultProps = { input: ReviewLinkInput; result: ReviewLinkResult; onClose(): void };

export function LinkResult({ input, result, onClose }: LinkResultProps) {
  const { reviewLink, qrCodeUrl, emailTemplate, verified } = result;
  return (
    <Dialog
      title="Review Link Genereren"
      intro={`Voor ${input.customerName}. ${verified ? 'De review wordt geverifieerd.' : 'Zonder bestelling is de review niet geverifieerd.'}`}
      size="large"
      onClose={onClose}
    >
      <DialogBody className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-5 max-md:grid-cols-1">
        <section aria-labelledby="link-itself" className={PART}>
          <h3 id="link-itself">Link</h3>
          <CopyableLink link={reviewLink} />
          <CopyButton text={reviewLink} label="Link kopiëren" focus />
        </section>
        <section aria-labelledby="link-qr" className={PART}>
          <h3 id="link-qr">QR-code</h3>
          <img
            className="rounded-lg border border-hairline bg-white"
            src={qrCodeUrl}
            width={168}
            height={168}
            alt="QR-code van de reviewlink"
          />
          <ButtonLink href={qrCodeUrl} download="reviewlink.png">
            <Download size={14} aria-hidden /> Opslaan
          </ButtonLink>
        </section>
        <MailParts {...emailTemplate} />
      </DialogBody>
      <LinkFooter input={input} onClose={onClose} />
    </Dialog>
  );
}

function MailParts({ subject, htmlContent, textContent }: ReviewLinkResult['emailTemplate']) {
  return (
    <section
      aria-labelledby="link-mail"
      className="col-span-full grid content-start gap-2 border-t border-hairline pt-4"
    >
      <h3 id="link-mail">E-mail</h3>
      <p>
        <span className="muted">Onderwerp</span> <span>{subject}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={subject} label="Onderwerp kopiëren" />
        <CopyButton text={htmlContent} label="HTML kopiëren" />
        <CopyButton text={textContent} label="Tekst kopiëren" />
      </div>
      <MailView subject={subject} html={htmlContent} text={textContent} room="result" />
    </section>
  );
}

function LinkFooter({ input, onClose }: { input: ReviewLinkInput; onClose(): void }) {
  const { customerEmail } = input;
  const send = useMutation({
    mutationFn: (email: string) =>
      request(reviewEndpoints.sendLink, { body: { ...input, customerEmail: email } }),
    onSuccess: ({ recipient }) => toast({ title: 'Review link verstuurd', description: `Naar ${recipient}` }),
    meta: { failed: 'Failed to send email' },
  });
  return (
    <>
      <DialogMessage>{send.error ? refusalText(send.error) : null}</DialogMessage>
      <DialogFoot>
        <Button onClick={onClose}>Sluiten</Button>
        {customerEmail ? (
          <Button
            variant="primary"
            disabled={send.isPending}
            onClick={() => send.mutate(customerEmail, { onSuccess: onClose })}
          >
            <Send size={14} aria-hidden /> <span>{send.isPending ? 'Versturen...' : 'Versturen'}</span>
          </Button>
        ) : null}
      </DialogFoot>
    </>
  );
}

function CopyButton({ text, label, focus = false }: { text: string; label: string; focus?: boolean }) {
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    if (await copyText(text)) setCopied(true);
  };

  return (
    <Button data-initial-focus={focus || undefined} onClick={() => void copy()}>
      {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      <span>{copied ? 'Gekopieerd' : label}</span>
    </Button>
  );
}
