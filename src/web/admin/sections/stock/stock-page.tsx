// /admin/stock: the quantity of each article, how many days it will last, and the contents of packs.

import { PackageX, Scale } from 'lucide-react';
import { type Article, articleUpdateSchema } from '#modules/stock/contract.ts';
import { stockEndpoints } from '#modules/stock/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { countText, dayText } from '../../format.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { fetchNewestIn } from '../../ui/form/fetch-newest-in.ts';
import { fieldsOf } from '../../ui/form/form-fields.tsx';
import { editDialog } from '../../ui/form/record-form.tsx';
import { NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { Counted, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, editAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { BreakageDialog } from './breakage-dialog.tsx';
import { CountDialog } from './count-dialog.tsx';
import { PacksPanel } from './packs-panel.tsx';
import { articlesQuery, STOCK_KEYS } from './stock-calls.ts';
import { StockTabs } from './stock-tabs.tsx';
import { daysText, isLate } from './stock-texts.ts';

const articleForm = editDialog({
  name: 'Artikel',
  size: 'small',
  invalidates: STOCK_KEYS,
  ...fieldsOf<keyof Article, Article>(
    {
      name: ['Naam', (at) => <TextField {...at} focus />],
      warnBelow: [
        'Waarschuw onder',
        (at) => <NumberField {...at} empty={undefined} suffix="stuks" hint="0 is nooit" />,
      ],
      length: ['Lengte', (at) => <NumberField {...at} empty={undefined} suffix="mm" />],
      width: ['Breedte', (at) => <NumberField {...at} empty={undefined} suffix="mm" />],
      height: ['Hoogte', (at) => <NumberField {...at} empty={undefined} suffix="mm" />],
      weight: [
        'Gewicht',
        (at) => (
          <NumberField
            {...at}
            empty={undefined}
            suffix="gram"
            hint="Voor brievenbus of pakket op het label"
          />
        ),
      ],
    },
    'form-stack',
  ),
  change: {
    title: ({ name }: Article) => name,
    intro: () => 'Het aantal verandert alleen door tellen, inkopen, verkopen en kapot boeken.',
    schema: articleUpdateSchema,
    start: ({ name, warnBelow, length, width, height, weight, version }) => ({
      name,
      warnBelow,
      length,
      width,
      height,
      weight,
      version,
    }),
    save: ({ id }, body) => send(stockEndpoints.updateArticle, { params: { id }, body }),
    newest: fetchNewestIn(articlesQuery),
  },
});

const list = defineList<Article, 'edit'>({
  title: 'Voorraad',
  heading: 'Stand',
  noun: ['artikel', 'artikelen'],
  source: wholeList(articlesQuery, ({ name, code }) => `${name} ${code}`),
  name: ({ name }) => name,
  search: { label: 'Zoek een artikel', placeholder: 'Zoek een artikel' },
  useTable: (open) => ({ columns: articleColumns(open) }),
  failed: 'De voorraad laden is niet gelukt',
  empty: { title: 'Nog geen artikelen', text: 'Ze komen met het eerste product.' },
  tabs: StockTabs,
  openers: [
    {
      label: 'Breuk boeken',
      command: 'book-breakage',
      icon: PackageX,
      secondary: true,
      dialog: BreakageDialog,
    },
    { label: 'Tellen', command: 'count-stock', icon: Scale, primary: true, dialog: CountDialog },
  ],
  dialogs: { edit: articleForm },
});

const Articles = listPage(list);

export const meta = () => pageMeta(list.title);

export default function StockPage() {
  return (
    <>
      <Articles />
      <PacksPanel />
    </>
  );
}

function articleColumns(open: (kind: 'edit', row: Article) => void): Column<Article>[] {
  return [
    titleColumn(
      'Artikel',
      (row) => open('edit', row),
      ({ name }) => name,
    ),
    {
      label: 'Op voorraad',
      size: 'm',
      number: true,
      card: 'end',
      cell: ({ onHand, isLow }) => (
        <span>
          {isLow && onHand > 0 ? <Badge tone="warning">Bijna op</Badge> : null}
          {onHand > 0 ? null : <Badge tone={isLow ? 'danger' : 'warning'}>Op</Badge>}
          <span> </span>
          <Counted count={onHand} one="op voorraad" />
        </span>
      ),
    },
    { label: 'In mandjes', size: 's', number: true, lowPriority: true, cell: ({ held }) => countText(held) },
    { label: 'Te verkopen', size: 'm', number: true, cell: ({ free }) => countText(free) },
    {
      label: 'Te verzenden',
      size: 'm',
      number: true,
      lowPriority: true,
      cell: ({ toSend }) => countText(toSend),
    },
    {
      label: 'Toereikend voor',
      size: 'm',
      number: true,
      cell: ({ daysLeft, soldLately }) =>
        daysLeft === null ? (
          '–'
        ) : (
          <span title={`${countText(soldLately)} verkocht in de laatste 28 dagen`}>{daysText(daysLeft)}</span>
        ),
    },
    {
      label: 'Onderweg',
      size: 'm',
      number: true,
      cell: ({ expected, expectedOn }) =>
        expected === 0 ? (
          '–'
        ) : (
          <span>
            {isLate(expectedOn) ? <Badge tone="warning">Te laat</Badge> : null}
            <span> </span>
            <span>{countText(expected)}</span>
            {expectedOn ? <span className="sub">{dayText(expectedOn)}</span> : null}
          </span>
        ),
    },
    actionsColumn(open, ({ name }) => [editAction(name)]),
  ];
}
