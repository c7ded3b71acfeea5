// The actions on a return in its present status: the next step as a button, the others in a menu.

import { Ban, Check, Mail, PackageCheck, Pencil, Printer, RotateCcw, Truck, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReturnDetail } from '#modules/returns/contract.ts';
import { cancelEndpoints, returnEndpoints } from '#modules/returns/endpoints.ts';
import { href } from '#shared/href.ts';
import { request, send } from '#web/client/request.ts';
import { buttonClass } from '#web/ui/controls/button.tsx';
import { amountText } from '../../format.ts';
import { RETURN_KEYS, returnLabelUrl } from '../../shared/returns/return-calls.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageMenu, type PageMenuItem } from '../../shell/actions/page-menu.tsx';
import { commandState } from '../../shell/use-command.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { AnnouncedDialog, DeductionDialog, EndDialog } from './edit-dialogs.tsx';
import { InspectionDialog } from './inspection-dialog.tsx';
import { RefundReturnDialog } from './refund-return-dialog.tsx';
import { canMoveTo, isWaiting, nextStep } from './return-texts.ts';

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

export function ReturnActions({ orderReturn }: { orderReturn: ReturnDetail }) {
  const [kind, setKind] = useState<Kind | null>(null);
  const isHere = orderReturn.status === 'announced' || orderReturn.status === 'underway';
  const isComing = isHere && !orderReturn.notSent;
  const steps: Step[] = [
    ...otherSteps(orderReturn),
    ...(isComing ? [{ kind: 'mail' as const, label: 'Instructies mailen', icon: Mail }] : []),
    ...(isHere ? [{ kind: 'announced' as const, label: 'Aantal wijzigen', icon: Pencil }] : []),
    ...(orderReturn.status === 'checked'
      ? [{ kind: 'deduction' as const, label: 'Inhouding wijzigen', icon: Pencil }]
      : []),
    ...(canMoveTo(orderReturn, 'closed') ? [{ kind: 'closed' as const, label: 'Afsluiten', icon: X }] : []),
    ...(canMoveTo(orderReturn, 'refused')
      ? [{ kind: 'refused' as const, label: 'Weigeren', icon: Ban }]
      : []),
  ];
  const items = steps.map(({ kind: opens, label, icon }) => ({
    command: `return-${opens}`,
    label,
    icon,
    requires: returnEndpoints.step,
    onPress: () => setKind(opens),
  }));
  return (
    <>
      <NextStep orderReturn={orderReturn} onOpen={setKind} />
      {isComing ? (
        <a className={buttonClass({})} href={returnLabelUrl(orderReturn)} target="_blank" rel="noopener">
          <Printer size={14} aria-hidden /> Retourlabel
        </a>
      ) : null}
      {isWaiting(orderReturn) && items.length > 0 ? (
        <PageMenu label={`Meer met ${orderReturn.reference}`} items={items} />
      ) : null}
      <ReturnDialog orderReturn={orderReturn} kind={kind} onClose={() => setKind(null)} />
    </>
  );
}

type NextStepProps = { orderReturn: ReturnDetail; onOpen(kind: Kind): void };

function NextStep({ orderReturn, onOpen }: NextStepProps) {
  const navigate = useNavigate();
  if (orderReturn.notSent && orderReturn.wholeOrder && orderReturn.status === 'announced')
    return (
      <PageAction
        command="cancel-order"
        label="Bestelling annuleren"
        icon={Ban}
        variant="primary"
        requires={cancelEndpoints.cancel}
        onPress={() =>
          void navigate(href('/admin/orders/:id', { id: orderReturn.order.id }), {
            state: commandState('cancel'),
          })
        }
      />
    );
  const next = nextStep(orderReturn);
  const step = next ? stepsOf(orderReturn)[next] : canMoveTo(orderReturn, 'announced') ? AGAIN : null;
  if (!step) return null;
  return (
    <PageAction
      {...step}
      variant={next ? 'primary' : 'secondary'}
      command={`return-${step.kind}`}
      requires={returnEndpoints.step}
      onPress={() => onOpen(step.kind)}
    />
  );
}

type Step = Pick<PageMenuItem, 'label' | 'icon'> & { kind: Kind };

const AGAIN: Step = { kind: 'again', label: 'Heropenen', icon: RotateCcw };
const UNDER_WAY: Step = { kind: 'underway', label: 'Onderweg', icon: Truck };

const stepsOf = ({ money, notSent }: ReturnDetail): Record<'pay' | 'received' | 'check', Step> => ({
  pay: { kind: 'pay', label: `${amountText(money.due)} terugbetalen`, icon: Undo2 },
  received: { kind: 'received', label: 'Pakket is binnen', icon: PackageCheck },
  check: { kind: 'check', label: notSent ? 'Terugleggen' : 'Controleren', icon: Check },
});

/** The possible actions on the return, except the usual next step, which has its own button. */
function otherSteps(orderReturn: ReturnDetail): Step[] {
  const next = nextStep(orderReturn);
  return [
    ...(canMoveTo(orderReturn, 'underway') ? [UNDER_WAY] : []),
    ...(canMoveTo(orderReturn, 'checked') && next !== 'check' ? [stepsOf(orderReturn).check] : []),
    ...(canMoveTo(orderReturn, 'announced') && next !== null ? [AGAIN] : []),
  ];
}

type ReturnDialogProps = { orderReturn: ReturnDetail; kind: Kind | null; onClose(): void };

function ReturnDialog({ orderReturn, kind, onClose }: ReturnDialogProps) {
  switch (kind) {
    case null:
      return null;
    case 'check':
      return <InspectionDialog orderReturn={orderReturn} onClose={onClose} />;
    case 'pay':
      return <RefundReturnDialog orderReturn={orderReturn} onClose={onClose} />;
    case 'announced':
      return <AnnouncedDialog orderReturn={orderReturn} onClose={onClose} />;
    case 'deduction':
      return <DeductionDialog orderReturn={orderReturn} onClose={onClose} />;
    case 'refused':
    case 'closed':
      return <EndDialog orderReturn={orderReturn} onClose={onClose} to={kind} />;
    default:
      return <PlainDialog orderReturn={orderReturn} kind={kind} onClose={onClose} />;
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
  received: [
    'Is het pakket binnen?',
    'Pakket is binnen',
    'Daarna controleer je wat er in zit.',
    'Retour ontvangen',
  ],
} as const;

function PlainDialog({ orderReturn, kind, onClose }: ReturnDialogProps & { kind: keyof typeof PLAIN }) {
  const { id, version } = orderReturn;
  const [title, label, text, done] = PLAIN[kind];
  const run = () =>
    kind === 'mail'
      ? send(returnEndpoints.mail, { params: { id } })
      : request(returnEndpoints.step, {
          params: { id },
          body: { to: kind === 'again' ? 'announced' : kind, version },
        });
  return (
    <ActionDialog
      title={title}
      label={label}
      run={run}
      done={done}
      onClose={onClose}
      isStep
      invalidates={RETURN_KEYS}
    >
      {text}
    </ActionDialog>
  );
}
