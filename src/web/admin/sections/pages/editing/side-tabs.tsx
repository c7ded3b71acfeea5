// What of a page is written: what it says, or how it shows elsewhere.

import { Segmented } from '../../../ui/segmented.tsx';

export type Side = 'content' | 'search';

const SIDES = [
  ['content', 'Inhoud'],
  ['search', 'Zoeken en delen'],
] as const;

export function SideTabs({ side, onChange }: { side: Side; onChange(side: Side): void }) {
  return (
    <Segmented
      label="Wat je bewerkt"
      choices={SIDES}
      chosen={side}
      onChange={onChange}
      className="justify-self-start"
    />
  );
}
