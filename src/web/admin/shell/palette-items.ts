// What the palette offers for what was typed: pages and actions by name, orders by the shop's own search.

import type { Order } from '#modules/orders/contract.ts';
import { amountText } from '../format.ts';
import { wordsMatcher } from '../search-words.ts';

export type PaletteAction = 'theme' | 'shortcuts' | 'logout';

export type PaletteItem = { id: string; label: string; detail: string } & (
  | { kind: 'page'; path: string }
  | { kind: 'order'; path: string }
  | { kind: 'action'; action: PaletteAction }
);

const ACTIONS: readonly PaletteItem[] = [
  { id: 'theme', kind: 'action', action: 'theme', label: 'Wissel licht en donker', detail: 'Actie' },
  { id: 'shortcuts', kind: 'action', action: 'shortcuts', label: 'Toon sneltoetsen', detail: 'Actie' },
  { id: 'logout', kind: 'action', action: 'logout', label: 'Uitloggen', detail: 'Actie' },
];

/** Pages and actions whose name holds every word typed, then the orders found, in the order the shop gave them. */
export function paletteItems(
  typed: string,
  sections: readonly { path: string; label: string }[],
  orders: readonly Pick<Order, 'id' | 'orderNumber' | 'customerName' | 'total'>[],
): PaletteItem[] {
  const isFound = wordsMatcher(typed);
  const matches = ({ label }: { label: string }) => isFound(label);
  const pages = sections.map(
    ({ path, label }): PaletteItem => ({ id: path, kind: 'page', path, label, detail: 'Pagina' }),
  );
  const found = orders.map(
    (order): PaletteItem => ({
      id: `order-${order.id}`,
      kind: 'order',
      path: `/admin/orders/${order.id}`,
      label: `${order.orderNumber} · ${order.customerName || 'zonder naam'}`,
      detail: amountText(order.total),
    }),
  );
  return [...pages.filter(matches), ...ACTIONS.filter(matches), ...found];
}
