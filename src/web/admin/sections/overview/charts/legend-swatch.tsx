// The mark of a series in a legend, with the colour and line style of the chart.

import type { SeriesFigure } from './series.ts';

type Tone = SeriesFigure['tone'];

const TONE_CLASSES: Readonly<Record<Tone, string>> = {
  value: 'h-2 rounded-[2px] bg-accent',
  previous: 'border-t-2 border-dashed border-border align-[0.2em]',
  rest: 'h-2 rounded-[2px] border border-border bg-rest',
};

export function LegendSwatch({ tone }: { tone: Tone }) {
  return <span className={`mr-1.5 inline-block w-2 ${TONE_CLASSES[tone]}`} />;
}
