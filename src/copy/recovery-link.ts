// The texts of the page that opens from the button in a recovery mail or a reminder.

import { commonCopy } from './common.ts';

export const recoveryLinkCopy = {
  open: {
    title: 'Je bestelling staat klaar',
    text: 'Ga verder waar je was gebleven. Je gegevens en je keuze zijn bewaard en er is niets afgeschreven.',
    button: 'Verder met bestellen',
  },
  paid: {
    title: 'Deze bestelling is al betaald',
    text: 'Kijk in je mail: daarin staan je bevestiging en de link naar je bestelling.',
  },
  spent: {
    title: 'Deze link is al gebruikt',
    text: 'De link werkt één keer, en alleen voor degene aan wie we hem mailden. Ga verder op het apparaat waarop je hem opende, of begin opnieuw: er is niets afgeschreven.',
  },
  invalid: {
    title: commonCopy.deadLink,
    text: 'De link is niet compleet of ouder dan 30\u00a0dagen. Er is niets afgeschreven. Je kunt gewoon opnieuw bestellen.',
  },
  crumb: 'Verder met bestellen',
} as const;
