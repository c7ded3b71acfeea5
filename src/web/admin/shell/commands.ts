// What can be begun from the palette on any page: it leads to the page and presses the button there that carries the
// command's name (`data-command`), so a command is a button that exists and nothing else.

import type { Tag } from '#shared/api/tags.ts';
import type { Page } from '#shared/href.ts';

export type Command = {
  /** As the button carries it. */
  id: string;
  label: string;
  path: Page;
  /** Whose it is to do, where that is not the part of its page. */
  part?: Tag;
  /** Other words people use for it. */
  words?: string;
};

export const COMMANDS: readonly Command[] = [
  { id: 'new-coupon', label: 'Nieuwe kortingscode', path: '/admin/coupons', words: 'coupon actie maken' },
  { id: 'new-product', label: 'Nieuw product', path: '/admin/products', words: 'maken toevoegen' },
  { id: 'new-variant', label: 'Nieuwe variant', path: '/admin/variants', words: 'pack maken toevoegen' },
  { id: 'new-post', label: 'Nieuw artikel', path: '/admin/blog', words: 'blog schrijven bericht' },
  { id: 'new-template', label: 'Nieuwe mailtemplate', path: '/admin/emails', words: 'add e-mail sjabloon' },
  { id: 'new-review', label: 'Review toevoegen', path: '/admin/reviews', words: 'add nieuwe beoordeling' },
  { id: 'review-link', label: 'Reviewlink maken', path: '/admin/reviews', words: 'qr genereren uitnodigen' },
  { id: 'import-reviews', label: 'Reviews importeren', path: '/admin/reviews', words: 'csv beoordelingen' },
  { id: 'new-operator', label: 'Nieuwe beheerder', path: '/admin/operators', words: 'account gebruiker' },
  { id: 'block-address', label: 'Mailadres blokkeren', path: '/admin/outbox/blocked', words: 'e-mail spam' },
  {
    id: 'backup',
    label: 'Back-up maken',
    path: '/admin/api',
    part: 'backups',
    words: 'backup db database kopie',
  },
  { id: 'sync', label: 'Betalingen nalopen', path: '/admin/api', words: 'sync data synchroniseren' },
];

/** What can be done with an order from its page; the first word typed says which. */
export const ORDER_COMMANDS: readonly Omit<Command, 'path'>[] = [
  { id: 'ship', label: 'Verzend', words: 'verzenden versturen' },
  { id: 'label', label: 'Label', words: 'etiket printen' },
  { id: 'refund', label: 'Betaal terug', words: 'terugbetalen terugbetaling refund' },
  { id: 'mail', label: 'Mail', words: 'e-mail email' },
  { id: 'edit', label: 'Bewerk', words: 'bewerken wijzigen' },
];
