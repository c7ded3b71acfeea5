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

export type Section = {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The overview's address begins every other one, so it is current only on its own. */
  exact?: boolean;
};

export const SECTIONS: readonly Section[] = [
  { path: '/admin', label: 'Overzicht', icon: LayoutDashboard, exact: true },
  { path: '/admin/products', label: 'Producten', icon: Package },
  { path: '/admin/orders', label: 'Bestellingen', icon: ShoppingBag },
  { path: '/admin/drafts', label: 'Winkelmandjes', icon: ShoppingCart },
  { path: '/admin/reviews', label: 'Reviews', icon: Star },
  { path: '/admin/blog', label: 'Blog', icon: Newspaper },
  { path: '/admin/coupons', label: 'Kortingscodes', icon: TicketPercent },
  { path: '/admin/variants', label: 'Varianten', icon: Layers },
  { path: '/admin/contacts', label: 'Contact', icon: MessageSquare },
  { path: '/admin/media', label: 'Media', icon: Images },
  { path: '/admin/emails', label: 'E-mails', icon: MailPlus },
  { path: '/admin/outbox', label: 'Outbox', icon: Mails },
  { path: '/import', label: 'Import', icon: FileArchive },
  { path: '/admin/withdrawals', label: 'Herroepingen', icon: Undo2 },
  { path: '/admin/api', label: 'API', icon: Cable },
  { path: '/admin/go-live', label: 'Livegang-check', icon: Rocket },
  { path: '/admin/settings', label: 'Instellingen', icon: Settings },
  { path: '/admin/audit', label: 'Logboek', icon: History },
];
