// What can be done with an order, once for its page, its row and the palette: what it is called, its letter,
// what else people call it, and what it asks of the shop.

import { Ban, Mail, PackagePlus, Pencil, Tag, Trash2, Truck, Undo2 } from 'lucide-react';
import { sendEmailEndpoint } from '#modules/mail/endpoints.ts';
import {
  cancelEndpoints,
  labelEndpoints,
  orderEndpoints,
  refundEndpoints,
  replacementEndpoints,
} from '#modules/orders/endpoints.ts';

export const ORDER_DEEDS = {
  ship: {
    command: 'ship',
    label: 'Verzenden',
    icon: Truck,
    letter: 's',
    words: 'verzend versturen pakket bezorgen',
    asks: orderEndpoints.edit,
  },
  label: {
    command: 'label',
    label: 'Label',
    icon: Tag,
    letter: 'l',
    words: 'etiket printen verzendlabel postnl',
    asks: labelEndpoints.create,
  },
  refund: {
    command: 'refund',
    label: 'Terugbetalen',
    icon: Undo2,
    words: 'betaal terug geld terugbetaling refund',
    asks: refundEndpoints.request,
  },
  mail: {
    command: 'mail',
    label: 'E-mail',
    icon: Mail,
    letter: 'm',
    words: 'mailen email schrijven bericht',
    asks: sendEmailEndpoint,
  },
  edit: {
    command: 'edit',
    label: 'Bewerken',
    icon: Pencil,
    letter: 'e',
    words: 'bewerk wijzigen aanpassen adres',
    asks: orderEndpoints.edit,
  },
  replace: {
    command: 'replace',
    label: 'Vervanging sturen',
    icon: PackagePlus,
    letter: 'v',
    words: 'vervang opnieuw opsturen kapot kwijt nasturen',
    asks: replacementEndpoints.place,
  },
  cancel: {
    command: 'cancel',
    label: 'Annuleren',
    icon: Ban,
    words: 'annuleer afzeggen terugdraaien',
    asks: cancelEndpoints.cancel,
  },
  delete: {
    command: 'delete',
    label: 'Verwijderen',
    icon: Trash2,
    words: 'verwijder wissen archiveren',
    asks: orderEndpoints.remove,
  },
} as const;

export type OrderDeed = keyof typeof ORDER_DEEDS;

/** With an order named behind it, in the palette: "Verzend ZW102990". */
export const ORDER_VERBS: Readonly<Partial<Record<OrderDeed, string>>> = {
  ship: 'Verzend',
  label: 'Label voor',
  refund: 'Betaal terug:',
  mail: 'Mail over',
  edit: 'Bewerk',
  replace: 'Vervang',
  cancel: 'Annuleer',
};
