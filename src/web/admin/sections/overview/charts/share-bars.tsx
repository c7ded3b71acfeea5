// Shares of a whole, largest first: name, figures, and a bar relative to the largest share.

import { countedText } from '../../../format.ts';
import { BarTrack } from './bar-track.tsx';

export type Share = { key: string; name: string; value: number; figures: string };

const SHOWN = 6;

type ShareBarsProps = {
  shares: readonly Share[];
  /**
   * Of a list of shares as bars: the name of the last row, which combines all shares beyond the first five,
   * in singular and plural: "ander land", "andere landen".
   */
  others: readonly [one: string, several: string];
  restText(rest: readonly Share[]): string;
};

/** The shares as bars. With more than six shares, the sixth row combines the sixth and all smaller ones. */
export function ShareBars({ shares, others, restText }: ShareBarsProps) {
  const fits = shares.length <= SHOWN;
  const shown = fits ? shares : shares.slice(0, SHOWN - 1);
  const rest = fits ? [] : shares.slice(SHOWN - 1);
  const largest = Math.max(1, ...shares.map(({ value }) => value));
  const sumOfRest = rest.reduce((sum, { value }) => sum + value, 0);
  return (
    <ul className="grid flex-1 content-start gap-2" aria-hidden="true">
      {shown.map(({ key, name, value, figures }) => (
        <ShareRow key={key} name={name} figures={figures} share={value / largest} />
      ))}
      {rest.length > 0 ? (
        <ShareRow
          name={countedText(rest.length, ...others)}
          figures={restText(rest)}
          share={Math.min(1, sumOfRest / largest)}
        />
      ) : null}
    </ul>
  );
}

function ShareRow({ name, figures, share }: { name: string; figures: string; share: number }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
      <span className="clip" title={name}>
        {name}
      </span>
      <span className="whitespace-nowrap text-quiet">{figures}</span>
      <BarTrack
        className="col-span-full rounded-[3px]"
        height={6}
        parts={[['fill-bar', Math.max(0.5, share * 100)]]}
      />
    </li>
  );
}
