// What of a page is written: what it says, or how it shows elsewhere.

export type Side = 'content' | 'search';

const SIDES = [
  ['content', 'Inhoud'],
  ['search', 'Zoeken en delen'],
] as const;

export function SideTabs({ side, onChange }: { side: Side; onChange(side: Side): void }) {
  return (
    <fieldset className="segmented justify-self-start" aria-label="Wat je bewerkt">
      {SIDES.map(([code, label]) => (
        <button key={code} type="button" aria-pressed={side === code} onClick={() => onChange(code)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
