// A line of the palette: what it says, which group it stands in, and what choosing it does.

import type { LucideIcon } from 'lucide-react';

/** In the order in which they stand below each other. */
export const GROUPS = {
  here: 'Op deze pagina',
  pages: 'Pagina’s',
  acts: 'Acties',
  orders: 'Bestellingen',
  customers: 'Klanten',
  drafts: 'Winkelmandjes',
  contacts: 'Berichten',
  settings: 'Instellingen',
} as const;

export type PaletteAction = 'light' | 'dark' | 'system' | 'shortcuts' | 'logout';

/** `words`: the other words people use for it. */
export type Findable = PaletteItem & { words?: string | undefined };

export type PaletteItem = {
  id: string;
  group: keyof typeof GROUPS;
  label: string;
  detail: string;
  icon: LucideIcon;
} & (
  | { kind: 'page'; path: string }
  | { kind: 'command'; path: string; command: string }
  | { kind: 'action'; action: PaletteAction }
  | { kind: 'press'; press(): void }
);
