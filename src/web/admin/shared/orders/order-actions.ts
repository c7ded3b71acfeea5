// The actions on an order, shared by its page, its row and the palette: label, shortcut letter, search words
// and endpoint of each.

import { Ban, Mail, PackagePlus, Pencil, Tag, Trash2, Truck, Undo2 } from 'lucide-react';
import { labelEndpoints } from '#modules/fulfilment/endpoints.ts';
import { sendEmailEndpoint } from '#modules/mail/endpoints.ts';
import { orderChangeEndpoints } from '#modules/order-changes/endpoints.ts';
import { orderEndpoints } from '#modules/orders/endpoints.ts';
import { refundEndpoints } from '#modules/refunds/endpoints.ts';
import { cancelEndpoints, replacementEndpoints } from '#modules/returns/endpoints.ts';

export const ORDER_ACTIONS = {
  ship: {
    command: 'ship',
    label: 'Verzenden',
    icon: Truck,
    letter: 's',
    words: 'verzend versturen pakket bezorgen',
    requires: orderChangeEndpoints.edit,
  },
  label: {
    command: 'label',
    label: 'Label',
    icon: Tag,
    letter: 'l',
    words: 'etiket printen verzendlabel postnl',
    requires: labelEndpoints.create,
  },
  refund: {
    command: 'refund',
    label: 'Terugbetalen',
    icon: Undo2,
    words: 'betaal terug geld terugbetaling refund',
    requires: refundEndpoints.request,
  },
  mail: {
    command: 'mail',
    label: 'E-mail',
    icon: Mail,
    letter: 'm',
    words: 'mailen email schrijven bericht',
    requires: sendEmailEndpoint,
  },
  edit: {
    command: 'edit',
    label: 'Bewerken',
    icon: Pencil,
    letter: 'e',
    words: 'bewerk wijzigen aanpassen adres',
    requires: orderChangeEndpoints.edit,
  },
  replace: {
    command: 'replace',
    label: 'Vervanging sturen',
    icon: PackagePlus,
    letter: 'v',
    words: 'vervang opnieuw opsturen kapot kwijt nasturen',
    requires: replacementEndpoints.place,
  },
  cancel: {
    command: 'cancel',
    label: 'Annuleren',
    icon: Ban,
    words: 'annuleer afzeggen terugdraaien',
    requires: cancelEndpoints.cancel,
  },
  delete: {
    command: 'delete',
    label: 'Verwijderen',
    icon: Trash2,
    words: 'verwijder wissen archiveren',
    requires: orderEndpoints.remove,
  },
} as const;

export type OrderAction = keyof typeof ORDER_ACTIONS;

/** The verbs of order actions in the palette, followed by an order number: "Verzend ZW102990". */
export const ORDER_VERBS: Readonly<Partial<Record<OrderAction, string>>> = {
  ship: 'Verzend',
  label: 'Label voor',
  refund: 'Betaal terug:',
  mail: 'Mail over',
  edit: 'Bewerk',
  replace: 'Vervang',
  cancel: 'Annuleer',
};
