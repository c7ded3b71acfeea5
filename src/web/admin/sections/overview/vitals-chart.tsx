// The loading times of the shop's pages for visitors, by the metrics search engines use.

import type { Analytics, VitalFigures } from '#modules/statistics/contract.ts';
import { countText } from '../../format.ts';
import { ChartCard } from './charts/chart-card.tsx';
import type { ChartColumn } from './charts/chart-table.tsx';
import { VitalBars } from './charts/vital-bars.tsx';
import {
  thresholdText,
  verdictNames,
  vitalNames,
  vitalValueText,
  vitalVerdict,
} from './charts/vital-texts.ts';
import { fileName } from './sales-charts.tsx';

export const hasNoVitals = ({ vitals }: Analytics) => vitals.every((vital) => vitalVerdict(vital) === null);

export function VitalsChart({ analytics }: { analytics: Analytics }) {
  const { vitals } = analytics;
  return (
    <ChartCard
      title="Laadtijden"
      note="drie van de vier bezoeken waren minstens zo snel"
      fileName={fileName('laadtijden', analytics)}
      columns={COLUMNS}
      rows={vitals}
      empty={hasNoVitals(analytics) ? 'In deze periode is nog niets gemeten.' : null}
    >
      <VitalBars vitals={vitals} />
    </ChartCard>
  );
}

const COLUMNS: ChartColumn<VitalFigures>[] = [
  { name: 'Maat', cell: ({ metric }) => `${metric} (${vitalNames[metric]})` },
  { name: 'p75', cell: vitalValueText },
  {
    name: 'Oordeel',
    cell: (vital) => {
      const verdict = vitalVerdict(vital);
      return verdict ? verdictNames[verdict] : null;
    },
  },
  { name: 'Goed', ...counted('good') },
  { name: 'Matig', ...counted('needsImprovement') },
  { name: 'Slecht', ...counted('poor') },
  { name: 'Grenzen', cell: ({ metric }) => thresholdText(metric) },
];

function counted(of: 'good' | 'needsImprovement' | 'poor'): Pick<ChartColumn<VitalFigures>, 'cell' | 'text'> {
  return { cell: (vital) => vital[of], text: (vital) => countText(vital[of]) };
}
