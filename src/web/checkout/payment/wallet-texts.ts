// Messages for a wallet order that cannot be sent, or whose recipient is unknown.

import type { ToastMessage } from '#web/ui/toast/toast-store.ts';

export const WHO_ORDERS = {
  title: 'Vul je gegevens in',
  description: 'Je naam en e-mailadres zijn nodig om te bestellen.',
} satisfies ToastMessage;

export const NOT_SERVED = {
  title: 'Daar bezorgen we niet',
  description: 'Kies in je wallet een adres in een land waar we bezorgen.',
  severity: 'medium',
} satisfies ToastMessage;
