// The commands that the command palette (Ctrl K) offers on every page. Choosing one opens the command's page
// and presses the button with that name (`data-command`), so every command is an existing button.

import {
  DatabaseBackup,
  Download,
  FileUp,
  FlaskConical,
  Link2,
  type LucideIcon,
  MailX,
  Plus,
  RefreshCw,
  UserPlus,
} from 'lucide-react';
import type { Tag } from '#shared/api/tags.ts';
import type { Page } from '#shared/href.ts';

export type Command = {
  /** The id of a command in the command palette: the value of `data-command` on the button it presses. */
  id: string;
  label: string;
  icon: LucideIcon;
  path: Page;
  /**
   * The part of the API whose rights an operator needs for a command of the palette; absent when it is the
   * part of the command's page.
   */
  part?: Tag;
  /** Synonyms of a command, separated by spaces, by which the command palette finds it. */
  words?: string;
};

type Row = readonly [id: string, label: string, path: Page, words: string, icon?: LucideIcon, part?: Tag];

const ROWS: readonly Row[] = [
  ['new-coupon', 'Nieuwe kortingscode', '/admin/coupons', 'coupon actie maken'],
  ['new-product', 'Nieuw product', '/admin/products', 'maken toevoegen'],
  ['new-variant', 'Nieuwe variant', '/admin/variants', 'pack maken toevoegen'],
  ['new-post', 'Nieuw artikel', '/admin/blog', 'blog schrijven bericht'],
  ['new-page', 'Nieuwe pagina', '/admin/pages', 'vrije pagina maken tekst'],
  ['new-redirect', 'Nieuwe doorverwijzing', '/admin/pages/redirects', 'redirect adres omleiden'],
  ['new-template', 'Nieuwe mailtemplate', '/admin/emails', 'add e-mail sjabloon'],
  ['new-review', 'Review toevoegen', '/admin/reviews', 'add nieuwe beoordeling'],
  ['review-link', 'Reviewlink maken', '/admin/reviews', 'qr genereren uitnodigen', Link2],
  ['import-reviews', 'Reviews importeren', '/admin/reviews', 'csv beoordelingen', FileUp],
  ['new-purchase', 'Nieuwe inkoop', '/admin/stock/purchases', 'bestellen leverancier inkopen'],
  ['new-bank-order', 'Nieuwe bestelling per bank', '/admin/orders/bank', 'overschrijving proforma iban'],
  ['count-stock', 'Voorraad tellen', '/admin/stock', 'telling potten borstels inventaris'],
  ['book-breakage', 'Kapotte voorraad afboeken', '/admin/stock', 'breuk beschadigd potten'],
  [
    'fetch-balance',
    'Uitbetalingen ophalen',
    '/admin/bookkeeping/payouts',
    'nu stripe betaaldienst kosten',
    Download,
  ],
  ['new-operator', 'Nieuwe beheerder', '/admin/operators', 'account gebruiker', UserPlus, 'operators'],
  ['block-address', 'Mailadres blokkeren', '/admin/outbox/blocked', 'e-mail spam', MailX],
  ['backup', 'Back-up maken', '/admin/api', 'backup db database kopie', DatabaseBackup, 'backups'],
  [
    'try-backup',
    'Back-up proberen',
    '/admin/api',
    'backup proef terugzetten restore',
    FlaskConical,
    'backups',
  ],
  [
    'sync',
    'Betalingen vergelijken',
    '/admin/api',
    'sync data synchroniseren nalopen verschillen controleren',
    RefreshCw,
  ],
];

export const COMMANDS: readonly Command[] = ROWS.map(([id, label, path, words, icon = Plus, part]) => ({
  id,
  label,
  path,
  words,
  icon,
  ...(part && { part }),
}));
