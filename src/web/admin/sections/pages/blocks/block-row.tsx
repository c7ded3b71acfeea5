// One block of the landing page: its row in the list and, when open, its fields.

import { useQuery } from '@tanstack/react-query';
import { Lock, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type Block, blockKinds } from '#modules/pages/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { SortControls } from '../../../ui/sortable/sortable-list.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useDraftContext } from '../editing/draft-context.ts';
import { RowMarks, RowToggle } from '../fields/field-row.tsx';
import { variablesQuery } from '../page-calls.ts';
import { BlockFields } from './block-fields.tsx';
import { blockName, blockSummary } from './block-texts.ts';

type BlockRowProps = {
  block: Block;
  path: string;
  order: SortControls;
  isOpen: boolean;
  onToggle(): void;
  onRemove(): void;
};

export function BlockRow({ block, path, order, isOpen, onToggle, onRemove }: BlockRowProps) {
  const bodyId = useId();
  const name = blockName(block);
  const { data: today } = useQuery(variablesQuery);
  const days = today?.find((variable) => variable.name === 'garantiedagen')?.value ?? '';
  return (
    <>
      <div className="flex min-h-12 items-center gap-1 pr-1.5 pl-1">
        {order.handle ?? <span className="w-6 flex-none pointer-coarse:w-8" />}
        <RowToggle isOpen={isOpen} bodyId={bodyId} onToggle={onToggle}>
          <span className={`block font-[580] wrap-anywhere ${block.on ? '' : 'text-quiet'}`}>{name}</span>
          <span className="clip text-quiet">{blockSummary(block, days)}</span>
        </RowToggle>
        <RowMarks path={path} />
        <OnOff block={block} path={path} name={name} />
        {order.buttons ?? <span className="w-16 flex-none max-sm:hidden pointer-coarse:w-22" />}
      </div>
      {isOpen ? (
        <div
          id={bodyId}
          className="grid grid-cols-1 gap-3.5 border-t border-hairline bg-ground px-4 py-3.5 max-sm:px-3"
        >
          <BlockBody block={block} path={path} name={name} onRemove={onRemove} />
        </div>
      ) : null}
    </>
  );
}

function OnOff({ block, path, name }: Pick<BlockRowProps, 'block' | 'path'> & { name: string }) {
  const { change, mayWrite } = useDraftContext();
  const { required } = blockKinds[block.kind];
  if (required) {
    return (
      <span className="grid w-8.5 flex-none place-items-center text-quiet" title={required}>
        <Lock size={14} aria-hidden />
        <span className="visually-hidden">Altijd aan</span>
      </span>
    );
  }
  return (
    <Switch
      label={
        <span className="visually-hidden">
          <span>{name}</span> tonen
        </span>
      }
      checked={block.on}
      disabled={!mayWrite}
      onChange={({ target }) => change(`${path}.on`, target.checked, null)}
    />
  );
}

type BlockBodyProps = Pick<BlockRowProps, 'block' | 'path' | 'onRemove'> & { name: string };

function BlockBody({ block, path, name, onRemove }: BlockBodyProps) {
  const { mayWrite, problemAt } = useDraftContext();
  const { about, required } = blockKinds[block.kind];
  const problem = problemAt(path);
  return (
    <>
      <p className="text-quiet">{about}</p>
      {problem ? (
        <p className="text-danger" role="alert">
          {problem}
        </p>
      ) : null}
      <BlockFields kind={block.kind} path={`${path}.fields`} />
      {mayWrite && !required ? (
        <p>
          <Button
            variant="quiet"
            className="-ml-3.25"
            onClick={() => {
              onRemove();
              toast({ title: `${name} verwijderd`, description: 'Ongedaan maken kan met z.' });
            }}
          >
            <Trash2 size={14} aria-hidden /> Blok verwijderen
          </Button>
        </p>
      ) : null}
    </>
  );
}
