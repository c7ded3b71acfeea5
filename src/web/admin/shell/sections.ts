// The sections of the back-office, in the order of the navigation. This is the only list of sections; the
// command palette uses it too.

import {
  BookOpenText,
  Boxes,
  Cable,
  FileArchive,
  FileText,
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
  PackageCheck,
  PackageOpen,
  Rocket,
  Scale,
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

/**
 * The groups of the navigation, in order. A section that `IN_GROUP` does not mention belongs to the last
 * group.
 */
export const SECTION_GROUPS = ['Vandaag', 'Verkopen', 'Inhoud', 'Beheer'] as const;
export type SectionGroup = (typeof SECTION_GROUPS)[number];

export type Section = {
  path: Page;
  group: SectionGroup;
  /**
   * The part of the API that a section of the back-office belongs to; an operator's rights to it decide
   * whether they may see and change the section (accounts/rights.ts).
   */
  part: Tag;
  label: string;
  icon: LucideIcon;
  /**
   * Synonyms by which the command palette (Ctrl K) finds a section of the back-office, separated by spaces.
   */
  words: string;
  /**
   * Of a section of the back-office: true when its menu item is highlighted only at exactly its own path. The
   * overview needs this, because all other paths start with its path.
   */
  exact: boolean;
};

type Row = readonly [path: Page, part: Tag, label: string, icon: LucideIcon, words: string];

const ROWS: readonly Row[] = [
  ['/admin', 'overview', 'Overzicht', LayoutDashboard, 'dashboard omzet cijfers vandaag'],
  ['/admin/products', 'products', 'Producten', Package, 'assortiment'],
  [
    '/admin/orders',
    'orders',
    'Bestellingen',
    ShoppingBag,
    'orders verzenden verzending te versturen terugbetalen pakket',
  ],
  ['/admin/packing', 'packing', 'Inpakken', PackageCheck, 'pakken labels pakbon scannen verzenden printen'],
  ['/admin/customers', 'customers', 'Klanten', Users, 'customers mensen privacy avg wissen blokkeren'],
  ['/admin/drafts', 'drafts', 'Winkelmandjes', ShoppingCart, 'mandjes verlaten drafts carts'],
  ['/admin/reviews', 'reviews', 'Reviews', Star, 'beoordelingen sterren'],
  ['/admin/blog', 'blog', 'Blog', Newspaper, 'artikelen'],
  [
    '/admin/pages',
    'pages',
    'Pagina’s',
    FileText,
    'startpagina landing teksten voorwaarden beleid menu footer faq vragen redirects doorverwijzen',
  ],
  ['/admin/coupons', 'coupons', 'Kortingscodes', TicketPercent, 'coupons korting acties'],
  ['/admin/variants', 'variants', 'Varianten', Layers, 'packs prijzen'],
  [
    '/admin/stock',
    'stock',
    'Voorraad',
    Boxes,
    'potten borstels tellen telling inkoop leverancier partijen houdbaar terugroepen bewegingen kapot',
  ],
  [
    '/admin/bookkeeping',
    'bookkeeping',
    'Boekhouding',
    BookOpenText,
    'btw kwartaal aangifte oss journaal uitbetalingen kosten marge',
  ],
  ['/admin/contacts', 'contacts', 'Contact', MessageSquare, 'berichten vragen inbox nieuwsbrief'],
  ['/admin/media', 'media', 'Media', Images, 'fotos afbeeldingen uploaden'],
  ['/admin/emails', 'mail', 'E-mails', MailPlus, 'mail templates sjablonen'],
  ['/admin/outbox', 'mail', 'Outbox', Mails, 'mails verzonden verstuurd bezorgd'],
  ['/import', 'imports', 'Import', FileArchive, 'zip project'],
  ['/admin/returns', 'returns', 'Retouren', PackageOpen, 'terug teruggestuurd retour label inhouding kapot'],
  ['/admin/withdrawals', 'withdrawals', 'Herroepingen', Undo2, 'bedenktijd terugdraaien'],
  [
    '/admin/differences',
    'operations',
    'Verschillen',
    Scale,
    'boeken vergelijken kloppen controle sync differences',
  ],
  ['/admin/api', 'operations', 'API', Cable, 'back-up backup koppelingen diensten sync openapi'],
  ['/admin/go-live', 'operations', 'Livegang-check', Rocket, 'livegang'],
  ['/admin/settings', 'settings', 'Instellingen', Settings, 'configuratie btw verzendkosten'],
  ['/admin/audit', 'audit', 'Logboek', History, 'geschiedenis log wie wanneer'],
];

/** The sections of each group, in the order they are shown. */
const IN_GROUP: Readonly<Partial<Record<SectionGroup, readonly Page[]>>> = {
  Vandaag: [
    '/admin',
    '/admin/orders',
    '/admin/packing',
    '/admin/drafts',
    '/admin/contacts',
    '/admin/returns',
    '/admin/withdrawals',
  ] satisfies Page[],
  Verkopen: [
    '/admin/products',
    '/admin/variants',
    '/admin/stock',
    '/admin/coupons',
    '/admin/customers',
  ] satisfies Page[],
  Inhoud: [
    '/admin/pages',
    '/admin/reviews',
    '/admin/blog',
    '/admin/media',
    '/admin/emails',
    '/admin/outbox',
  ] satisfies Page[],
};

const placeOf = (path: Page, group: SectionGroup) => IN_GROUP[group]?.indexOf(path) ?? -1;
const groupOf = (path: Page) => SECTION_GROUPS.find((group) => placeOf(path, group) >= 0) ?? 'Beheer';

export const SECTIONS: readonly Section[] = ROWS.map(([path, part, label, icon, words]) => ({
  path,
  part,
  label,
  icon,
  words,
  exact: path === href('/admin'),
  group: groupOf(path),
})).sort(
  (one, other) =>
    SECTION_GROUPS.indexOf(one.group) - SECTION_GROUPS.indexOf(other.group) ||
    placeOf(one.path, one.group) - placeOf(other.path, other.group),
);

/**
 * The sections in the bottom bar of a phone, if the operator may see them. All other sections are behind
 * "Meer".
 */
export const PRIMARY_SECTIONS: readonly Page[] = [
  '/admin',
  '/admin/orders',
  '/admin/reviews',
  '/admin/contacts',
] satisfies Page[];

/** The section a path belongs to; undefined when it belongs to none. */
export function sectionOf(pathname: string): Section | undefined {
  return SECTIONS.find(({ path, exact }) => pathname === path || (!exact && pathname.startsWith(`${path}/`)));
}

/**
 * The part of the API a path belongs to; null outside all sections, for example on the operator's own account
 * page.
 */
export function partOf(pathname: string): Tag | null {
  return pathname === href('/admin/operators') ? 'operators' : (sectionOf(pathname)?.part ?? null);
}
