// What can be done with a return as it stands: the next step first, the ways out behind a menu.

import { Ban, Check, Mail, PackageCheck, Pencil, Printer, RotateCcw, Truck, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReturnDetail } from '#modules/orders/contract.ts';
import { cancelEndpoints, returnEndpoints } from '#modules/orders/endpoints.ts';
import { href } from '#shared/href.ts';
import { ask, tell } from '#web/client/ask.ts';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { amountText } from '../../format.ts';
import { RETURN_KEYS, returnLabelAddress } from '../../shared/returns/return-calls.ts';
import { PageAction, type PageActionProps } from '../../shell/actions/page-action.tsx';
import { commandState } from '../../shell/use-command.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { RowMenu, type RowMenuItem } from '../../ui/menu/row-menu.tsx';
import { Writes } from '../../ui/writes.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { AnnouncedDialog, DeductionDialog, EndDialog } from './edit-dialogs.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { isPayable, isWaiting, may } from './return-texts.ts';

type Kind =
  | 'check'
  | 'pay'
  | 'announced'
  | 'deduction'
  | 'refused'
  | 'closed'
  | 'mail'
  | 'again'
  | 'underway'
  | 'received';

export function ReturnActions({ found }: { found: ReturnDetail }) {
  const [kind, setKind] = useState<Kind | null>(null);
  const isHere = found.status === 'announced' || found.status === 'underway';
  const isComing = isHere && !found.notSent;
  const items: RowMenuItem[] = [
    ...(isComing ? [{ label: 'Instructies mailen', icon: Mail, onSelect: () => setKind('mail') }] : []),
    ...(isHere ? [{ label: 'Aantal wijzigen', icon: Pencil, onSelect: () => setKind('announced') }] : []),
    ...(found.status === 'checked'
      ? [{ label: 'Inhouding wijzigen', icon: Pencil, onSelect: () => setKind('deduction') }]
      : []),
    ...(may(found, 'closed') ? [{ label: 'Afsluiten', icon: X, onSelect: () => setKind('closed') }] : []),
    ...(may(found, 'refused') ? [{ label: 'Weigeren', icon: Ban, onSelect: () => setKind('refused') }] : []),
  ];
  return (
    <>
      <NextStep found={found} onOpen={setKind} />
      {isComing ? (
        <a className={buttonClass({})} href={returnLabelAddress(found)} target="_blank" rel="noopener">
          <Printer size={14} aria-hidden /> Retourlabel
        </a>
      ) : null}
      {isWaiting(found) && items.length > 0 ? (
        <Writes asks={returnEndpoints.step}>
          <RowMenu label={`Meer met ${found.reference}`} items={items} />
        </Writes>
      ) : null}
      <ReturnDialog found={found} kind={kind} onClose={() => setKind(null)} />
    </>
  );
}

type NextStepProps = { found: ReturnDetail; onOpen(kind: Kind): void };

function NextStep({ found, onOpen }: NextStepProps) {
  const navigate = useNavigate();
  if (found.notSent && found.wholeOrder && found.status === 'announced')
    return (
      <PageAction
        {...{ command: 'cancel-order', label: 'Bestelling annuleren', icon: Ban, variant: 'primary' }}
        asks={cancelEndpoints.cancel}
        onPress={() =>
          void navigate(href('/admin/orders/:id', { id: found.order.id }), { state: commandState('cancel') })
        }
      />
    );
  const back = `${amountText(found.money.due)} terugbetalen`;
  const check = found.notSent ? 'Terugleggen' : 'Controleren';
  const steps: readonly (false | (Omit<PageActionProps, 'onPress' | 'command'> & { kind: Kind }))[] = [
    isPayable(found) && { kind: 'pay', label: back, icon: Undo2, variant: 'primary' },
    may(found, 'checked') && { kind: 'check', label: check, icon: Check, variant: 'primary' },
    may(found, 'received') && { kind: 'received', label: 'Ontvangen', icon: PackageCheck },
    may(found, 'underway') && { kind: 'underway', label: 'Onderweg', icon: Truck },
    may(found, 'announced') && { kind: 'again', label: 'Heropenen', icon: RotateCcw },
  ];
  return steps.map((step) =>
    step ? (
      <PageAction
        key={step.kind}
        {...step}
        command={`return-${step.kind}`}
        asks={returnEndpoints.step}
        onPress={() => onOpen(step.kind)}
      />
    ) : null,
  );
}

type ReturnDialogProps = { found: ReturnDetail; kind: Kind | null; onClose(): void };

function ReturnDialog({ found, kind, onClose }: ReturnDialogProps) {
  switch (kind) {
    case null:
      return null;
    case 'check':
      return <CheckDialog {...{ found, onClose }} />;
    case 'pay':
      return <PayDialog {...{ found, onClose }} />;
    case 'announced':
      return <AnnouncedDialog {...{ found, onClose }} />;
    case 'deduction':
      return <DeductionDialog {...{ found, onClose }} />;
    case 'refused':
    case 'closed':
      return <EndDialog {...{ found, onClose, to: kind }} />;
    default:
      return <PlainDialog {...{ found, kind, onClose }} />;
  }
}

const PLAIN = {
  mail: [
    'Instructies mailen?',
    'Mailen',
    'De klant krijgt uitleg en het retourlabel.',
    'De mail staat klaar',
  ],
  again: ['Retour heropenen?', 'Heropenen', 'De retour begint opnieuw bij Aangemeld.', 'Retour heropend'],
  underway: ['Pakket onderweg?', 'Onderweg', 'De klant heeft het opgestuurd.', 'Retour onderweg'],
  received: ['Pakket ontvangen?', 'Ontvangen', 'Daarna controleer je wat er in zit.', 'Retour ontvangen'],
} as const;

function PlainDialog({ found, kind, onClose }: ReturnDialogProps & { kind: keyof typeof PLAIN }) {
  const { id, version } = found;
  const [title, label, text, done] = PLAIN[kind];
  const act = () =>
    kind === 'mail'
      ? tell(returnEndpoints.mail, { params: { id } })
      : ask(returnEndpoints.step, {
          params: { id },
          body: { to: kind === 'again' ? 'announced' : kind, version },
        });
  return (
    <ActDialog {...{ title, label, act, done, onClose }} isStep invalidates={RETURN_KEYS}>
      {text}
    </ActDialog>
  );
}
