// The choice of the period of all charts. The URL contains the period, so a view can be bookmarked and
// shared.

import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ListDay } from '../../ui/list/list-toolbar.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import {
  type ChosenPeriod,
  PERIOD_NAMES,
  type PeriodChoice,
  periodChoices,
  readPeriod,
  withEnd,
  withStart,
  writePeriod,
} from './period-url.ts';

export function usePeriod(): [period: ChosenPeriod, change: (period: ChosenPeriod) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (period: ChosenPeriod) =>
      setParameters((before) => writePeriod(before, period), { preventScrollReset: true }),
    [setParameters],
  );
  return [readPeriod(parameters, new Date()), change];
}

type PeriodPickerProps = { period: ChosenPeriod; onChange(period: ChosenPeriod): void };

export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  function choose(choice: PeriodChoice) {
    const address = writePeriod(new URLSearchParams(), { ...period, choice });
    onChange(readPeriod(address, new Date()));
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full">
      <Segmented
        label="Periode van de cijfers"
        choices={periodChoices.map((choice) => [choice, PERIOD_NAMES[choice]])}
        chosen={period.choice}
        onChange={choose}
        className="min-w-0 flex-initial overflow-x-auto max-md:grid max-md:w-full max-md:grid-cols-[repeat(3,1fr)]"
        choiceClassName="whitespace-nowrap max-md:min-h-11 max-md:justify-center"
      />
      {period.choice === 'own' ? (
        <div className="flex flex-wrap items-center gap-2">
          <ListDay
            label="Van"
            value={period.from}
            onChange={(from) => {
              if (from) onChange(withStart(period, from));
            }}
          />
          <ListDay
            label="Tot en met"
            value={period.until}
            onChange={(until) => {
              if (until) onChange(withEnd(period, until));
            }}
          />
          <span className="muted">hoogstens een jaar</span>
        </div>
      ) : null}
    </div>
  );
}
