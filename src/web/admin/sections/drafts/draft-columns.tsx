// The columns of the abandoned carts.

import { Mail } from 'lucide-react';
import type { AbandonedDraft } from '#modules/drafts/contract.ts';
import { DEFAULT_COUNTRY } from '#shared/recipient/countries.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { amountText, packText } from '../../format.ts';
import { idColumn, mailColumn, momentColumn, titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction, editAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';

const REMINDERS: Readonly<Record<NonNullable<AbandonedDraft['reminder']>, readonly [string, BadgeTone]>> = {
  planned: ['Gepland', 'info'],
  sent: ['Verstuurd', 'plain'],
  opened: ['Geopend', 'live'],
};

export function draftColumns(
  open: (kind: 'edit' | 'mail' | 'delete', draft: AbandonedDraft) => void,
): Column<AbandonedDraft>[] {
  return [
    idColumn,
    titleColumn(
      'Klant',
      (draft) => open('edit', draft),
      ({ customerName }) => customerName || 'Zonder naam',
    ),
    { ...mailColumn<AbandonedDraft>(({ customerEmail }) => customerEmail, 'l'), lowPriority: true },
    {
      label: 'Product',
      size: 's',
      card: 'bare',
      cell: ({ variant, couponCode }) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span>{packText(variant)}</span> {couponCode ? <span className="sub">{couponCode}</span> : null}
        </span>
      ),
    },
    { label: 'Totaal', size: 's', number: true, card: 'end', cell: ({ total }) => amountText(total) },
    {
      label: 'Land',
      size: 's',
      card: 'bare',
      // A card shows the country only when it is abroad.
      cell: ({ country }) => (
        <span className={country === DEFAULT_COUNTRY ? 'clip @max-2xl:[td:has(>&)]:hidden' : 'clip'}>
          {countryText(country)}
        </span>
      ),
    },
    {
      label: 'Mail',
      size: 's',
      card: 'bare',
      cell: ({ reminder }) => {
        if (reminder === null) return '–';
        const [word, tone] = REMINDERS[reminder];
        return <Badge tone={tone}>{word}</Badge>;
      },
    },
    { ...momentColumn<AbandonedDraft>('Gemaakt', ({ createdAt }) => createdAt), card: 'bare' },
    actionsColumn(open, ({ id }) => [
      { label: `Mail over winkelmandje ${id}`, icon: Mail, opens: 'mail' },
      editAction(`winkelmandje ${id}`),
      deleteAction(`winkelmandje ${id}`),
    ]),
  ];
}
