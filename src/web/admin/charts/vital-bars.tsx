// Loading times: for each metric the 75th percentile, its verdict, and how many page views were good, in between and poor.

import type { VitalFigures } from '#modules/statistics/contract.ts';
import { verdictNames, vitalNames, vitalValueText, vitalVerdict } from './vital-texts.ts';

export function VitalBars({ vitals }: { vitals: readonly VitalFigures[] }) {
  return (
    <ul className="vitals" aria-hidden="true">
      {vitals.map((vital) => {
        const { metric, good, needsImprovement, poor } = vital;
        const total = good + needsImprovement + poor;
        const verdict = vitalVerdict(vital);
        const share = (count: number) => (total === 0 ? 0 : (count / total) * 100);
        return (
          <li key={metric}>
            <span className="vital-name" title={vitalNames[metric]}>
              <strong>{metric}</strong> <span className="muted clip">{vitalNames[metric]}</span>
            </span>
            <span className="vital-value">{vitalValueText(vital)}</span>
            <span className="vital-verdict" data-verdict={verdict ?? 'none'}>
              {verdict ? verdictNames[verdict] : '–'}
            </span>
            <svg
              className="vital-bar"
              width="100%"
              height="6"
              preserveAspectRatio="none"
              viewBox="0 0 100 6"
              aria-hidden="true"
            >
              <rect className="share-rail" width="100" height="6" />
              <rect data-verdict="good" width={share(good)} height="6" />
              <rect
                data-verdict="needs-improvement"
                x={share(good)}
                width={share(needsImprovement)}
                height="6"
              />
              <rect data-verdict="poor" x={share(good + needsImprovement)} width={share(poor)} height="6" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
