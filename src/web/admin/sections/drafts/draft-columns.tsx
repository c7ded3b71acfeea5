// The columns of the abandoned carts.

import { Mail, Pencil, Trash2 } from 'lucide-react';
import type { Draft } from '#modules/drafts/contract.ts';
import { countryText } from '#shared/recipient/recipient-address.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { amountText } from '../../format.ts';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';

type DraftActions = Record<'edit' | 'mail' | 'remove', (draft: Draft) => void>;

export function draftColumns({ edit, mail, remove }: DraftActions): Column<Draft>[] {
  return [
    { label: 'ID', size: 'xs', cell: ({ id }) => <span className="muted">#{id}</span> },
    {
      label: 'Klant',
      title: true,
      cell: (draft) => <RowTitle onOpen={() => edit(draft)}>{draft.customerName || 'Zonder naam'}</RowTitle>,
    },
    {
      label: 'E-mail',
      cell: ({ customerEmail }) => (
        <a className="clip" href={`mailto:${customerEmail}`} title={customerEmail}>
          {customerEmail}
        </a>
      ),
    },
    { label: 'Product', size: 's', cell: ({ variant }) => variant || '–' },
    {
      label: 'Totaal',
      size: 'm',
      number: true,
      cell: ({ total, couponCode }) => (
        <>
          {amountText(total)}
          {couponCode ? <span className="sub clip">{couponCode}</span> : null}
        </>
      ),
    },
    {
      label: 'Land',
      size: 'm',
      cell: ({ country }) => <span className="clip">{countryText(country)}</span>,
    },
    {
      label: 'Gemaakt',
      size: 'm',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (draft) => (
        <span className="row-actions">
          <IconButton label={`Mail over winkelmandje ${draft.id}`} icon={Mail} onClick={() => mail(draft)} />
          <IconButton label={`Bewerk winkelmandje ${draft.id}`} icon={Pencil} onClick={() => edit(draft)} />
          <IconButton
            label={`Verwijder winkelmandje ${draft.id}`}
            icon={Trash2}
            onClick={() => remove(draft)}
          />
        </span>
      ),
    },
  ];
}
