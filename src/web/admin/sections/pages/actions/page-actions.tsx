// The less common actions on a page, each with a confirmation.

import { CalendarX2, EyeOff, Link2, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedPage } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { href } from '#shared/href.ts';
import { request, send } from '#web/client/request.ts';
import { PageMenu } from '../../../shell/actions/page-menu.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { PAGE_KEYS } from '../page-calls.ts';
import { AddressDialog } from './address-dialog.tsx';

type Kind = 'address' | 'discard' | 'cancelSchedule' | 'takeBack' | 'delete';
type PageActionSpec = {
  kind: Kind;
  label: string;
  icon: LucideIcon;
  words: string;
  isDanger?: true;
  appliesTo(page: EditedPage): boolean;
};

const PAGE_ACTIONS: readonly PageActionSpec[] = [
  {
    kind: 'cancelSchedule',
    label: 'Planning intrekken',
    icon: CalendarX2,
    words: 'moment later publiceren',
    appliesTo: ({ publishAt }) => publishAt !== null,
  },
  {
    kind: 'address',
    label: 'Adres wijzigen',
    icon: Link2,
    words: 'hernoemen slug url',
    appliesTo: ({ kind }) => kind === 'free',
  },
  {
    kind: 'discard',
    label: 'Concept weggooien',
    icon: RotateCcw,
    words: 'herstellen terug',
    appliesTo: ({ changed, live }) => changed && live !== null,
  },
  {
    kind: 'takeBack',
    label: 'Van de site halen',
    icon: EyeOff,
    words: 'verbergen offline',
    appliesTo: ({ kind, published }) => kind === 'free' && published,
  },
  {
    kind: 'delete',
    label: 'Pagina verwijderen',
    icon: Trash2,
    words: 'weg wissen',
    isDanger: true,
    appliesTo: ({ kind }) => kind === 'free',
  },
];

type PageActionsProps = {
  page: EditedPage;
  /**
   * Of the actions on a page in the editor: saves unsaved changes before an action. Resolves with false when
   * saving failed; the action is then not done.
   */
  onBefore(): Promise<boolean>;
  onDone(page: EditedPage): void;
};

export function PageActions({ page, onBefore, onDone }: PageActionsProps) {
  const [open, setOpen] = useState<Kind | null>(null);
  const start = async (kind: Kind) => {
    if (await onBefore()) setOpen(kind);
  };
  const actions = PAGE_ACTIONS.filter(({ appliesTo }) => appliesTo(page));
  return (
    <>
      <PageMenu
        label={`Meer met ${page.name}`}
        items={actions.map((action) => ({
          ...action,
          command: `page-${action.kind}`,
          onPress: () => void start(action.kind),
        }))}
      />
      {open ? (
        <PageActionDialog page={page} onDone={onDone} kind={open} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

const PLAIN = {
  discard: [
    'Concept weggooien?',
    'Weggooien',
    'Het concept wordt weer wat bezoekers nu zien.',
    'Concept weggegooid',
  ],
  cancelSchedule: [
    'Planning intrekken?',
    'Intrekken',
    'De pagina gaat niet vanzelf live.',
    'Planning ingetrokken',
  ],
  takeBack: [
    'Van de site halen?',
    'Van de site halen',
    'Bezoekers van dit adres komen op de startpagina. De pagina blijft hier als concept.',
    'Van de site gehaald',
  ],
} as const;

type PageActionDialogProps = Pick<PageActionsProps, 'page' | 'onDone'> & { kind: Kind; onClose(): void };

function PageActionDialog({ page, kind, onDone, onClose }: PageActionDialogProps) {
  const navigate = useNavigate();
  const { id, name, version } = page;
  if (kind === 'address') return <AddressDialog page={page} onClose={onClose} onRenamed={onDone} />;
  if (kind === 'delete') {
    return (
      <ActionDialog
        title={`‘${name}’ verwijderen?`}
        run={() => send(pageEndpoints.delete, { params: { id } })}
        invalidates={[['pages', 'list']]}
        done="Pagina verwijderd"
        failed="Pagina niet verwijderd"
        onDone={() => void navigate(href('/admin/pages'))}
        onClose={onClose}
      >
        Met al haar versies. Dit kun je niet terugdraaien.
      </ActionDialog>
    );
  }
  const [title, label, text, done] = PLAIN[kind];
  const run = async () => onDone(await request(pageEndpoints[kind], { params: { id }, body: { version } }));
  return (
    <ActionDialog
      title={title}
      label={label}
      run={run}
      done={done}
      onClose={onClose}
      invalidates={PAGE_KEYS}
      failed="Dat lukte niet"
    >
      {text}
    </ActionDialog>
  );
}
