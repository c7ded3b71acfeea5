// One message in full, and the way to answer it.

import { Reply } from 'lucide-react';
import type { Contact } from '#modules/contacts/contract.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { momentText } from '../../format.ts';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { answerAddress, contactName, contactTopic, NEWSLETTER_LABELS } from './contact-texts.ts';

export function ContactDialog({ row: contact, onClose }: { row: Contact; onClose(): void }) {
  const { email, phone, subject, message, newsletterStatus, createdAt } = contact;
  return (
    <Dialog title={contactTopic({ ...contact, message: subject ? message : '' })} onClose={onClose}>
      <DialogBody className="grid content-start gap-4">
        <DetailList flush>
          <Detail name="Van">{contactName(contact)}</Detail>
          <Detail name="E-mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Detail>
          {phone ? (
            <Detail name="Telefoon">
              <a href={`tel:${phone}`}>{phone}</a>
            </Detail>
          ) : null}
          <Detail name="Ontvangen">{momentText(createdAt)}</Detail>
          {newsletterStatus ? (
            <Detail name="Nieuwsbrief">{NEWSLETTER_LABELS[newsletterStatus]}</Detail>
          ) : null}
        </DetailList>
        {message ? (
          <p className="border-t border-hairline pt-4 whitespace-pre-wrap wrap-anywhere">{message}</p>
        ) : null}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Sluiten</Button>
        <ButtonLink variant="primary" href={answerAddress(contact)} data-initial-focus="">
          <Reply size={14} aria-hidden /> Beantwoorden
        </ButtonLink>
      </DialogFoot>
    </Dialog>
  );
}
