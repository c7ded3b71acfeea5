// The number of files of each kind in an import, in large type, side by side.

import { countText } from '../../format.ts';

export function Counts({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  const columns = counts.length > 3 ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-3';
  return (
    <dl className={`grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline ${columns}`}>
      {counts.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse bg-surface px-3 py-2.5">
          <dt className="text-quiet">{label}</dt>
          <dd className="text-[1.25rem] font-[620]">{countText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
