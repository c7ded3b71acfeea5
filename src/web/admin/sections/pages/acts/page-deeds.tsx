// What is done less often to a page, each asked about first.

import { CalendarX2, EyeOff, Link2, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedPage } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { href } from '#shared/href.ts';
import { ask, tell } from '#web/client/ask.ts';
import { PageMenu } from '../../../shell/actions/page-menu.tsx';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import { PAGE_KEYS } from '../page-calls.ts';
import { AddressDialog } from './address-dialog.tsx';

type Kind = 'address' | 'discard' | 'cancelPlan' | 'takeBack' | 'delete';
type Deed = {
  kind: Kind;
  label: string;
  icon: LucideIcon;
  words: string;
  isDanger?: true;
  fits(page: EditedPage): boolean;
};

const DEEDS: readonly Deed[] = [
  {
    kind: 'cancelPlan',
    label: 'Planning intrekken',
    icon: CalendarX2,
    words: 'moment later publiceren',
    fits: ({ publishAt }) => publishAt !== null,
  },
  {
    kind: 'address',
    label: 'Adres wijzigen',
    icon: Link2,
    words: 'hernoemen slug url',
    fits: ({ kind }) => kind === 'free',
  },
  {
    kind: 'discard',
    label: 'Concept weggooien',
    icon: RotateCcw,
    words: 'herstellen terug',
    fits: ({ changed, live }) => changed && live !== null,
  },
  {
    kind: 'takeBack',
    label: 'Van de site halen',
    icon: EyeOff,
    words: 'verbergen offline',
    fits: ({ kind, published }) => kind === 'free' && published,
  },
  {
    kind: 'delete',
    label: 'Pagina verwijderen',
    icon: Trash2,
    words: 'weg wissen',
    isDanger: true,
    fits: ({ kind }) => kind === 'free',
  },
];

type PageDeedsProps = {
  page: EditedPage;
  /** What is typed reaches the shop first; false when it could not. */
  onBefore(): Promise<boolean>;
  onDone(page: EditedPage): void;
};

export function PageDeeds({ page, onBefore, onDone }: PageDeedsProps) {
  const [open, setOpen] = useState<Kind | null>(null);
  const begin = async (kind: Kind) => {
    if (await onBefore()) setOpen(kind);
  };
  const deeds = DEEDS.filter(({ fits }) => fits(page));
  return (
    <>
      <PageMenu
        label={`Meer met ${page.name}`}
        items={deeds.map((deed) => ({
          ...deed,
          command: `page-${deed.kind}`,
          onPress: () => void begin(deed.kind),
        }))}
      />
      {open ? <DeedDialog page={page} onDone={onDone} kind={open} onClose={() => setOpen(null)} /> : null}
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
  cancelPlan: [
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

type DeedDialogProps = Pick<PageDeedsProps, 'page' | 'onDone'> & { kind: Kind; onClose(): void };

function DeedDialog({ page, kind, onDone, onClose }: DeedDialogProps) {
  const navigate = useNavigate();
  const { id, name, version } = page;
  if (kind === 'address') return <AddressDialog page={page} onClose={onClose} onRenamed={onDone} />;
  if (kind === 'delete') {
    return (
      <ActDialog
        title={`‘${name}’ verwijderen?`}
        act={() => tell(pageEndpoints.delete, { params: { id } })}
        invalidates={[['pages', 'list']]}
        done="Pagina verwijderd"
        failed="Pagina niet verwijderd"
        onDone={() => void navigate(href('/admin/pages'))}
        onClose={onClose}
      >
        Met al haar versies. Dit kun je niet terugdraaien.
      </ActDialog>
    );
  }
  const [title, label, text, done] = PLAIN[kind];
  const act = async () => onDone(await ask(pageEndpoints[kind], { params: { id }, body: { version } }));
  return (
    <ActDialog
      title={title}
      label={label}
      act={act}
      done={done}
      onClose={onClose}
      invalidates={PAGE_KEYS}
      failed="Dat lukte niet"
    >
      {text}
    </ActDialog>
  );
}
