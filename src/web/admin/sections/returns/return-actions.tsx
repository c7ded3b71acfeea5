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
import { PageAction } from '../../shell/actions/page-action.tsx';
import { PageMenu, type PageMenuItem } from '../../shell/actions/page-menu.tsx';
import { commandState } from '../../shell/use-command.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { AnnouncedDialog, DeductionDialog, EndDialog } from './edit-dialogs.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { isWaiting, may, nextStep } from './return-texts.ts';

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
  const steps: Step[] = [
    ...otherSteps(found),
    ...(isComing ? [{ kind: 'mail' as const, label: 'Instructies mailen', icon: Mail }] : []),
    ...(isHere ? [{ kind: 'announced' as const, label: 'Aantal wijzigen', icon: Pencil }] : []),
    ...(found.status === 'checked'
      ? [{ kind: 'deduction' as const, label: 'Inhouding wijzigen', icon: Pencil }]
      : []),
    ...(may(found, 'closed') ? [{ kind: 'closed' as const, label: 'Afsluiten', icon: X }] : []),
    ...(may(found, 'refused') ? [{ kind: 'refused' as const, label: 'Weigeren', icon: Ban }] : []),
  ];
  const items = steps.map(({ kind: opens, label, icon }) => ({
    command: `return-${opens}`,
    label,
    icon,
    asks: returnEndpoints.step,
    onPress: () => setKind(opens),
  }));
  return (
    <>
      <NextStep found={found} onOpen={setKind} />
      {isComing ? (
        <a className={buttonClass({})} href={returnLabelAddress(found)} target="_blank" rel="noopener">
          <Printer size={14} aria-hidden /> Retourlabel
        </a>
      ) : null}
      {isWaiting(found) && items.length > 0 ? (
        <PageMenu label={`Meer met ${found.reference}`} items={items} />
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
        command="cancel-order"
        label="Bestelling annuleren"
        icon={Ban}
        variant="primary"
        asks={cancelEndpoints.cancel}
        onPress={() =>
          void navigate(href('/admin/orders/:id', { id: found.order.id }), { state: commandState('cancel') })
        }
      />
    );
  const next = nextStep(found);
  const step = next ? stepsOf(found)[next] : may(found, 'announced') ? AGAIN : null;
  if (!step) return null;
  return (
    <PageAction
      {...step}
      variant={next ? 'primary' : 'secondary'}
      command={`return-${step.kind}`}
      asks={returnEndpoints.step}
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

/** What can be done as well, but is not what usually comes now. */
function otherSteps(found: ReturnDetail): Step[] {
  const next = nextStep(found);
  return [
    ...(may(found, 'underway') ? [UNDER_WAY] : []),
    ...(may(found, 'checked') && next !== 'check' ? [stepsOf(found).check] : []),
    ...(may(found, 'announced') && next !== null ? [AGAIN] : []),
  ];
}

type ReturnDialogProps = { found: ReturnDetail; kind: Kind | null; onClose(): void };

function ReturnDialog({ found, kind, onClose }: ReturnDialogProps) {
  switch (kind) {
    case null:
      return null;
    case 'check':
      return <CheckDialog found={found} onClose={onClose} />;
    case 'pay':
      return <PayDialog found={found} onClose={onClose} />;
    case 'announced':
      return <AnnouncedDialog found={found} onClose={onClose} />;
    case 'deduction':
      return <DeductionDialog found={found} onClose={onClose} />;
    case 'refused':
    case 'closed':
      return <EndDialog found={found} onClose={onClose} to={kind} />;
    default:
      return <PlainDialog found={found} kind={kind} onClose={onClose} />;
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
    <ActDialog
      title={title}
      label={label}
      act={act}
      done={done}
      onClose={onClose}
      isStep
      invalidates={RETURN_KEYS}
    >
      {text}
    </ActDialog>
  );
}
