// The sections of the back-office, in the order of the rail. A section is listed here once it works, and nowhere else.

import { LayoutDashboard, type LucideIcon, Mails, ShoppingBag } from 'lucide-react';

export type Section = {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The overview's address begins every other one, so it is current only on its own. */
  exact?: boolean;
};

export const SECTIONS: readonly Section[] = [
  { path: '/admin', label: 'Overzicht', icon: LayoutDashboard, exact: true },
  { path: '/admin/orders', label: 'Bestellingen', icon: ShoppingBag },
  { path: '/admin/outbox', label: 'Outbox', icon: Mails },
];
