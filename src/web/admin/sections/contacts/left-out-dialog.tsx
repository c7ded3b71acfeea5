// The dialog with one left-out mail, as far as its content was stored, and the reason it was left out.

import { Link } from 'react-router';
import type { LeftOutMail } from '#modules/contacts/contract.ts';
import { leftOutEndpoints } from '#modules/contacts/endpoints.ts';
import { href } from '#shared/href.ts';
import { Button, buttonClass } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#web/ui/controls/dialog.tsx';
import { bytesText, momentText } from '../../format.ts';
import { usePermissionCheck } from '../../session/admin-session.ts';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { LEFT_OUT_REASONS, leftFileText } from './contact-texts.ts';
import { UnverifiedSenderBadge } from './unverified-sender-badge.tsx';
import { useLeftOut } from './use-left-out.ts';

export function LeftOutDialog({ row: mail, onClose }: { row: LeftOutMail; onClose(): void }) {
  const { sender, senderName, subject, text, reason, attachments, receivedAt } = mail;
  const [label, why] = LEFT_OUT_REASONS[reason];
  return (
    <Dialog title={subject || 'Zonder onderwerp'} onClose={onClose}>
      <DialogBody className="grid gap-3.5 wrap-anywhere">
        <DetailList flush>
          <Detail name="Van">
            <span className="flex flex-wrap items-center gap-2">
              <span>{[senderName, sender].filter(Boolean).join(', ') || 'Onbekende afzender'}</span>
              {mail.isUnproven ? <UnverifiedSenderBadge /> : null}
            </span>
          </Detail>
          <Detail name="Ontvangen">{momentText(receivedAt)}</Detail>
          <Detail name="Reden">{label}</Detail>
        </DetailList>
        <p className="muted">{why}</p>
        {text ? <p className="border-l-2 border-hairline pl-3 whitespace-pre-wrap">{text}</p> : null}
        {attachments.length > 0 ? (
          <ul className="text-quiet">
            {attachments.map(({ name, size }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the order never changes
              <li key={place}>{`${name} (${bytesText(size)}, ${leftFileText(name)})`}</li>
            ))}
          </ul>
        ) : null}
      </DialogBody>
      <DialogFoot>
        <Close onClick={onClose} />
        <TakeOverButton mail={mail} onClose={onClose} />
      </DialogFoot>
    </Dialog>
  );
}

const Close = ({ onClick }: { onClick(): void }) => (
  <Button className="max-md:hidden" onClick={onClick}>
    Sluiten
  </Button>
);

function TakeOverButton({ mail, onClose }: { mail: LeftOutMail; onClose(): void }) {
  const { take, isTaking } = useLeftOut();
  const isPermitted = usePermissionCheck();
  if (mail.contactId !== null)
    return (
      <Link
        className={buttonClass({ variant: 'primary' })}
        to={href('/admin/contacts/:id', { id: mail.contactId })}
        onClick={onClose}
      >
        Naar het gesprek
      </Link>
    );
  if (!isPermitted(leftOutEndpoints.take)) return null;
  return (
    <Button variant="primary" disabled={isTaking} onClick={() => take(mail)} data-initial-focus="">
      Toch overnemen
    </Button>
  );
}
