// The loading times: for each metric the 75th percentile, its position on a scale from good to poor, and its
// rating.

import type { VitalFigures } from '#modules/statistics/contract.ts';
import { vitalThresholds } from '#shared/statistics/analytics-events.ts';
import { BarTrack } from './bar-track.tsx';
import { verdictNames, vitalNames, vitalValue, vitalValueText, vitalVerdict } from './vital-texts.ts';

const TONES = {
  good: ['text-accent-text', 'fill-bar'],
  'needs-improvement': ['text-warning', 'fill-warning'],
  poor: ['text-danger', 'fill-danger'],
  none: ['text-quiet', 'fill-raised'],
} as const;

/**
 * The end of the scale of a loading time, as a multiple of the threshold above which the time is poor; larger
 * values fill the whole bar.
 */
const BEYOND = 1.25;

export function VitalBars({ vitals }: { vitals: readonly VitalFigures[] }) {
  return (
    <ul className="grid flex-1 content-start gap-2" aria-hidden="true">
      {vitals.map((vital) => {
        const { metric } = vital;
        const { good, poor } = vitalThresholds[metric];
        const verdict = vitalVerdict(vital);
        const [tone, fill] = TONES[verdict ?? 'none'];
        const at = (value: number) => Math.min(1, value / (poor * BEYOND)) * 100;
        const end = at(vitalValue(vital) ?? 0);
        const untilGood = Math.max(end, at(good));
        const untilPoor = Math.max(end, at(poor));
        return (
          <li
            key={metric}
            className="grid grid-cols-[minmax(0,1fr)_auto_3.5rem] items-baseline gap-x-3 gap-y-1"
          >
            <span className="flex min-w-0 gap-1.5" title={vitalNames[metric]}>
              <strong>{metric}</strong> <span className="muted clip">{vitalNames[metric]}</span>
            </span>
            <span className="font-[580]">{vitalValueText(vital)}</span>
            <span className={`text-right ${tone}`}>{verdict ? verdictNames[verdict] : '–'}</span>
            <BarTrack
              className="col-span-full rounded-[3px]"
              height={6}
              parts={[
                [fill, end],
                ['fill-accent-wash', untilGood - end],
                ['fill-warning-wash', untilPoor - untilGood],
                ['fill-danger-wash', 100 - untilPoor],
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}
