// The paper in the printer beside this screen: kept on the device, because the next one has another printer.

import { useState } from 'react';
import type { Paper } from './packing-calls.ts';

const KEPT_AS = 'packing-paper';

export function usePaper(): [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState<Paper>(() => (readKept() === 'A4' ? 'A4' : 'A6'));
  return [
    paper,
    (next) => {
      setPaper(next);
      localStorage.setItem(KEPT_AS, next);
    },
  ];
}

export function PaperSelect({ paper, onChange }: { paper: Paper; onChange(paper: Paper): void }) {
  return (
    <label className="inline-field">
      <span>Papier</span>
      <select value={paper} onChange={(event) => onChange(event.target.value === 'A4' ? 'A4' : 'A6')}>
        <option value="A6">A6 labelprinter</option>
        <option value="A4">A4</option>
      </select>
    </label>
  );
}

/** Null while the server draws the page. */
function readKept(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(KEPT_AS);
}
