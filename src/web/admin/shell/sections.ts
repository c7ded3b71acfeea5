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
} from 'lucide-react';
import type { Page } from '#shared/href.ts';

export type Section = {
  path: Page;
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
    label: 'Overzicht',
    icon: LayoutDashboard,
    exact: true,
    words: 'dashboard omzet cijfers vandaag',
  },
  { path: '/admin/products', label: 'Producten', icon: Package, words: 'assortiment' },
  {
    path: '/admin/orders',
    label: 'Bestellingen',
    icon: ShoppingBag,
    words: 'orders verzenden verzending te versturen terugbetalen pakket klanten',
  },
  {
    path: '/admin/drafts',
    label: 'Winkelmandjes',
    icon: ShoppingCart,
    words: 'mandjes verlaten drafts carts',
  },
  { path: '/admin/reviews', label: 'Reviews', icon: Star, words: 'beoordelingen sterren' },
  { path: '/admin/blog', label: 'Blog', icon: Newspaper, words: 'artikelen' },
  { path: '/admin/coupons', label: 'Kortingscodes', icon: TicketPercent, words: 'coupons korting acties' },
  { path: '/admin/variants', label: 'Varianten', icon: Layers, words: 'packs prijzen voorraad' },
  { path: '/admin/contacts', label: 'Contact', icon: MessageSquare, words: 'berichten klanten nieuwsbrief' },
  { path: '/admin/media', label: 'Media', icon: Images, words: 'fotos afbeeldingen uploaden' },
  { path: '/admin/emails', label: 'E-mails', icon: MailPlus, words: 'mail templates sjablonen' },
  { path: '/admin/outbox', label: 'Outbox', icon: Mails, words: 'mails verzonden verstuurd bezorgd' },
  { path: '/import', label: 'Import', icon: FileArchive, words: 'zip project' },
  { path: '/admin/withdrawals', label: 'Herroepingen', icon: Undo2, words: 'retour bedenktijd terugsturen' },
  {
    path: '/admin/api',
    label: 'API',
    icon: Cable,
    words: 'back-up backup koppelingen diensten sync openapi',
  },
  { path: '/admin/go-live', label: 'Livegang-check', icon: Rocket, words: 'livegang' },
  { path: '/admin/settings', label: 'Instellingen', icon: Settings, words: 'configuratie btw verzendkosten' },
  { path: '/admin/audit', label: 'Logboek', icon: History, words: 'geschiedenis log wie wanneer' },
];
