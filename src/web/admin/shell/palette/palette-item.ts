// The type of a line in the command palette: its text, its group, and the effect of choosing it.

import type { LucideIcon } from 'lucide-react';

/** The groups of lines in the command palette (Ctrl K), with their headings, in the order they are shown. */
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

/** A line of the command palette that can be searched; `words` are its synonyms, separated by spaces. */
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
