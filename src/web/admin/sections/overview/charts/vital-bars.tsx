// Loading times: for each metric the 75th percentile, its verdict, and how many page views were good, in between and poor.

import type { VitalFigures } from '#modules/statistics/contract.ts';
import { BarTrack } from './bar-track.tsx';
import { verdictNames, vitalNames, vitalValueText, vitalVerdict } from './vital-texts.ts';

const TONES = {
  good: 'text-accent-text',
  'needs-improvement': 'text-warning',
  poor: 'text-danger',
} as const;

export function VitalBars({ vitals }: { vitals: readonly VitalFigures[] }) {
  return (
    <ul className="grid flex-1 content-start gap-2" aria-hidden="true">
      {vitals.map((vital) => {
        const { metric, good, needsImprovement, poor } = vital;
        const total = good + needsImprovement + poor;
        const verdict = vitalVerdict(vital);
        const share = (count: number) => (total === 0 ? 0 : (count / total) * 100);
        return (
          <li
            key={metric}
            className="grid grid-cols-[minmax(0,1fr)_auto_3.5rem] items-baseline gap-x-3 gap-y-1"
          >
            <span className="flex min-w-0 gap-1.5" title={vitalNames[metric]}>
              <strong>{metric}</strong> <span className="muted clip">{vitalNames[metric]}</span>
            </span>
            <span className="font-[580]">{vitalValueText(vital)}</span>
            <span className={`text-right ${verdict ? TONES[verdict] : 'text-quiet'}`}>
              {verdict ? verdictNames[verdict] : '–'}
            </span>
            {/* At three quarters: the visit whose time is written above, in the colour it was. */}
            <span className="relative col-span-full flex before:absolute before:-inset-y-0.75 before:left-3/4 before:w-0.5 before:bg-text">
              <BarTrack
                className="rounded-[3px]"
                height={6}
                parts={[
                  ['fill-bar', share(good)],
                  ['fill-warning', share(needsImprovement)],
                  ['fill-danger', share(poor)],
                ]}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
