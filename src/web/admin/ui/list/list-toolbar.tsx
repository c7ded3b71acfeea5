// What stands above a list: its filters and what can be done with the list as a whole.

import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

/** `label` names the list, so that two of them on one page can be told apart. */
export function ListToolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className="toolbar" aria-label={label}>
      {children}
    </search>
  );
}

type ListSelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
};

/** One filter, or the order of the list. */
export function ListSelect({ label, value, options, onChange }: ListSelectProps) {
  return (
    <label className="inline-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function RefreshButton({ busy, onRefresh }: { busy: boolean; onRefresh(): void }) {
  return (
    <button type="button" className="btn" onClick={onRefresh} aria-busy={busy}>
      <RefreshCw size={14} aria-hidden className={busy ? 'spinning' : ''} /> Vernieuwen
    </button>
  );
}
