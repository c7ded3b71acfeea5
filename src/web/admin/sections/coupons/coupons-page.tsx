// /admin/coupons: all coupons with their number of uses and their status today.

import type { Coupon } from '#modules/coupons/contract.ts';
import { couponEndpoints } from '#modules/coupons/endpoints.ts';
import { fromEuros, toDutchText } from '#shared/money.ts';
import { send } from '#web/client/request.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import type { CsvColumn } from '../../ui/files/csv-button.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { createOpener, defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { useOptimisticToggle } from '../../ui/use-optimistic-toggle.ts';
import { COUPON_KEYS, couponsQuery } from './coupon-calls.ts';
import { couponColumns } from './coupon-columns.tsx';
import { couponForm } from './coupon-form.tsx';
import { couponStatus, STATUS_LABELS, TYPE_LABELS } from './coupon-texts.ts';

const CSV: readonly CsvColumn<Coupon>[] = [
  ['Code', ({ code }) => code],
  ['Soort', ({ type }) => TYPE_LABELS[type]],
  ['Waarde', ({ value }) => value.toLocaleString('nl-NL', { useGrouping: false })],
  [
    'Minimaal bestelbedrag',
    ({ minOrderAmount }) => (minOrderAmount === null ? null : toDutchText(fromEuros(minOrderAmount))),
  ],
  ['Gebruikt', ({ usedCount }) => usedCount],
  ['Hoogstens', ({ maxUses }) => maxUses],
  ['Geldig vanaf', ({ validFrom }) => validFrom],
  ['Geldig tot en met', ({ validUntil }) => validUntil],
  ['Status', (coupon) => STATUS_LABELS[couponStatus(coupon, new Date())]],
];

const setActive = ({ id }: Pick<Coupon, 'id'>, isActive: boolean) =>
  send(couponEndpoints.update, { params: { id }, body: { isActive } });

const list = defineList<Coupon, 'edit' | 'delete'>({
  title: 'Kortingscodes',
  heading: 'Coupons',
  noun: ['kortingscode', 'kortingscodes'],
  source: wholeList(couponsQuery, ({ code }) => code),
  name: ({ code }) => code,
  search: { label: 'Zoek op code', placeholder: 'Zoek op code' },
  filters: {
    status: filterBy('Status', STATUS_LABELS, (coupon) => couponStatus(coupon, new Date())),
    type: filterBy('Soort', TYPE_LABELS, ({ type }) => type),
  },
  sorts: {
    newest: ['Nieuwste eerst', (a, b) => b.id - a.id],
    code: ['Code A–Z', (a, b) => a.code.localeCompare(b.code, 'nl')],
    used: ['Meest gebruikt', (a, b) => b.usedCount - a.usedCount || b.id - a.id],
    ending: ['Loopt het eerst af', (a, b) => a.validUntil.localeCompare(b.validUntil) || b.id - a.id],
  },
  useTable: (open) => ({ columns: couponColumns(open, useToggleCoupon()) }),
  file: { name: 'kortingscodes', columns: CSV },
  empty: {
    title: 'Nog geen kortingscodes',
    text: 'Maak een kortingscode met de knop hierboven; klanten vullen hem in bij het afrekenen.',
  },
  openers: [createOpener('Nieuwe kortingscode', 'new-coupon', couponForm.make)],
  dialogs: {
    edit: couponForm.edit,
    delete: rowActionDialog(({ id, code }) => ({
      title: `Kortingscode ${code} verwijderen?`,
      run: () => send(couponEndpoints.delete, { params: { id } }),
      invalidates: COUPON_KEYS,
      ...recordMessages('Coupon', 'deleted'),
      children: 'Wie de code nog heeft, kan hem niet meer gebruiken. Bestellingen houden hun korting.',
    })),
  },
  bulk: [
    { label: 'Aanzetten', work: (coupon) => setActive(coupon, true), done: 'aangezet' },
    { label: 'Uitzetten', work: (coupon) => setActive(coupon, false), done: 'uitgezet' },
  ],
});

function useToggleCoupon() {
  return useOptimisticToggle<Coupon, 'id' | 'isActive'>({
    listKey: couponsQuery.queryKey,
    idField: 'id',
    toggled: ({ id, isActive }) => ({ id, isActive: !isActive }),
    send: (coupon) => setActive(coupon, coupon.isActive),
    ...recordMessages('Coupon', 'updated'),
  });
}

export const meta = () => pageMeta(list.title);

export default listPage(list);
