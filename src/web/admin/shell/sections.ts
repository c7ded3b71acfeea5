// The sections of the back-office, in the order of the rail. A section is listed here once it works, and nowhere else.

import {
  Cable,
  FileArchive,
  History,
  Images,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  MailPlus,
  Mails,
  MessageSquare,
  Newspaper,
  Package,
  Rocket,
  Settings,
  ShoppingBag,
  ShoppingCart,
  Star,
  TicketPercent,
  Undo2,
  Users,
} from 'lucide-react';
import type { Tag } from '#shared/api/tags.ts';
import { href, type Page } from '#shared/href.ts';

export type Section = {
  path: Page;
  /** Whose role may see and change it (accounts/rights.ts). */
  part: Tag;
  label: string;
  icon: LucideIcon;
  /** What else people call it, for the palette. */
  words: string;
  /** The overview's address begins every other one, so it is current only on its own. */
  exact?: boolean;
};

export const SECTIONS: readonly Section[] = [
  {
    path: '/admin',
    part: 'overview',
    label: 'Overzicht',
    icon: LayoutDashboard,
    exact: true,
    words: 'dashboard omzet cijfers vandaag',
  },
  { path: '/admin/products', part: 'products', label: 'Producten', icon: Package, words: 'assortiment' },
  {
    path: '/admin/orders',
    part: 'orders',
    label: 'Bestellingen',
    icon: ShoppingBag,
    words: 'orders verzenden verzending te versturen terugbetalen pakket',
  },
  {
    path: '/admin/customers',
    part: 'customers',
    label: 'Klanten',
    icon: Users,
    words: 'customers mensen privacy avg wissen blokkeren',
  },
  {
    path: '/admin/drafts',
    part: 'drafts',
    label: 'Winkelmandjes',
    icon: ShoppingCart,
    words: 'mandjes verlaten drafts carts',
  },
  { path: '/admin/reviews', part: 'reviews', label: 'Reviews', icon: Star, words: 'beoordelingen sterren' },
  { path: '/admin/blog', part: 'blog', label: 'Blog', icon: Newspaper, words: 'artikelen' },
  {
    path: '/admin/coupons',
    part: 'coupons',
    label: 'Kortingscodes',
    icon: TicketPercent,
    words: 'coupons korting acties',
  },
  {
    path: '/admin/variants',
    part: 'variants',
    label: 'Varianten',
    icon: Layers,
    words: 'packs prijzen voorraad',
  },
  {
    path: '/admin/contacts',
    part: 'contacts',
    label: 'Contact',
    icon: MessageSquare,
    words: 'berichten nieuwsbrief',
  },
  { path: '/admin/media', part: 'media', label: 'Media', icon: Images, words: 'fotos afbeeldingen uploaden' },
  {
    path: '/admin/emails',
    part: 'mail',
    label: 'E-mails',
    icon: MailPlus,
    words: 'mail templates sjablonen',
  },
  {
    path: '/admin/outbox',
    part: 'mail',
    label: 'Outbox',
    icon: Mails,
    words: 'mails verzonden verstuurd bezorgd',
  },
  { path: '/import', part: 'imports', label: 'Import', icon: FileArchive, words: 'zip project' },
  {
    path: '/admin/withdrawals',
    part: 'withdrawals',
    label: 'Herroepingen',
    icon: Undo2,
    words: 'retour bedenktijd terugsturen',
  },
  {
    path: '/admin/api',
    part: 'operations',
    label: 'API',
    icon: Cable,
    words: 'back-up backup koppelingen diensten sync openapi',
  },
  { path: '/admin/go-live', part: 'operations', label: 'Livegang-check', icon: Rocket, words: 'livegang' },
  {
    path: '/admin/settings',
    part: 'settings',
    label: 'Instellingen',
    icon: Settings,
    words: 'configuratie btw verzendkosten',
  },
  {
    path: '/admin/audit',
    part: 'audit',
    label: 'Logboek',
    icon: History,
    words: 'geschiedenis log wie wanneer',
  },
];

/** Of an address under a section that section's part; null for what belongs to none, such as the own account. */
export function partOf(pathname: string): Tag | null {
  const isIn = ({ path, exact }: Section) => pathname === path || (!exact && pathname.startsWith(`${path}/`));
  return pathname === href('/admin/operators') ? 'operators' : (SECTIONS.find(isIn)?.part ?? null);
}
