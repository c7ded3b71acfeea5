// The contents of each pack, and the number of packs the stock is enough for. Operators add articles other
// than jars to a pack.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Article, type Pack, packContentsSchema } from '#modules/stock/contract.ts';
import { stockEndpoints } from '#modules/stock/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel } from '#web/ui/controls/panel.tsx';
import { countText } from '../../format.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { NumberField } from '../../ui/form/text-fields.tsx';
import { titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, editAction } from '../../ui/list/columns/row-actions.tsx';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LinesError } from './lines-error.tsx';
import { articlesQuery, packsQuery, STOCK_KEYS } from './stock-calls.ts';

export function PacksPanel() {
  const packs = useQuery(packsQuery);
  const { data: articles = [] } = useQuery(articlesQuery);
  const [editing, setEditing] = useState<Pack | null>(null);
  return (
    <Panel title="Wat een pack bevat" className="mt-4">
      <Loaded query={packs} loading="Pakken laden" rows={4} failed="De pakken laden is niet gelukt">
        {(rows) => (
          <DataTable
            rows={rows}
            columns={packColumns(articles, setEditing)}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
          />
        )}
      </Loaded>
      {editing ? <PackDialog pack={editing} articles={articles} onClose={() => setEditing(null)} /> : null}
    </Panel>
  );
}

const quantityIn = ({ contents }: Pack, code: string) =>
  contents.find(({ article }) => article === code)?.quantity ?? 0;

function packColumns(articles: readonly Article[], edit: (pack: Pack) => void): Column<Pack>[] {
  return [
    titleColumn('Pack', edit, ({ name }) => name),
    {
      label: 'Inhoud',
      card: 'bare',
      cell: (pack) =>
        articles
          .filter(({ code }) => quantityIn(pack, code) > 0)
          .map(({ code, name }) => `${quantityIn(pack, code)}\u00a0×\u00a0${name}`)
          .join(' + ') || '–',
    },
    {
      label: 'Te verkopen',
      size: 'm',
      number: true,
      cell: ({ stock, isActive }) => (
        <>
          <span>{countText(stock)}</span>
          {isActive ? null : <Badge>Niet te koop</Badge>}
          {isActive && stock < 1 ? <Badge tone="danger">Uitverkocht</Badge> : null}
        </>
      ),
    },
    actionsColumn(
      (_kind, pack) => edit(pack),
      ({ name }) => [editAction(name)],
    ),
  ];
}

type PackDialogProps = { pack: Pack; articles: readonly Article[]; onClose(): void };

function PackDialog({ pack, articles, onClose }: PackDialogProps) {
  const contents = articles.map(({ code }) => ({ article: code, quantity: quantityIn(pack, code) }));
  return (
    <FormDialog
      title={`Inhoud van ${pack.name}`}
      intro="Wat er in één pak gaat. Geldt vanaf de volgende bestelling."
      size="small"
      schema={packContentsSchema}
      start={{ contents }}
      save={(body) => send(stockEndpoints.fillPack, { params: { id: pack.id }, body })}
      invalidates={STOCK_KEYS}
      done="Inhoud opgeslagen"
      failed="Inhoud niet opgeslagen"
      onClose={onClose}
    >
      <div className="form-stack">
        {articles.map(({ code, name }, index) => (
          <NumberField
            key={code}
            name={`contents.${index}.quantity`}
            label={name}
            empty={undefined}
            focus={index === 0}
          />
        ))}
        <LinesError name="contents" />
      </div>
    </FormDialog>
  );
}
