// The less common filters of the orders: payment, country, carrier, coupon, period, attention and archive.

import { useId } from 'react';
import { COUNTRIES } from '#shared/recipient/countries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListSelect } from '../../../ui/list/list-toolbar.tsx';
import {
  CARRIER_OPTIONS,
  MORE_FILTERS,
  type OrderListChange,
  type OrderListState,
  PAYMENT_OPTIONS,
  YES_OPTIONS,
} from './order-list.ts';

type MoreFiltersProps = { id: string; state: OrderListState; onChange(change: OrderListChange): void };

export function MoreFilters({ id, state: { filters }, onChange }: MoreFiltersProps) {
  const at = (name: (typeof MORE_FILTERS)[number]) => ({
    value: filters[name],
    onChange: (value: string) => onChange({ filters: { [name]: value } }),
  });
  return (
    <fieldset id={id} className="flex flex-[1_0_100%] flex-wrap items-center gap-2 py-1">
      <legend className="visually-hidden">Meer filters</legend>
      <ListSelect label="Betaling" options={PAYMENT_OPTIONS} {...at('payment')} />
      <ListSelect label="Land" options={COUNTRY_OPTIONS} {...at('country')} />
      <ListSelect label="Vervoerder" options={CARRIER_OPTIONS} {...at('carrier')} />
      <TextFilter label="Kortingscode" {...at('coupon')} />
      <TextFilter label="Vanaf" type="date" {...at('from')} />
      <TextFilter label="Tot en met" type="date" {...at('until')} />
      <ListSelect label="Aandacht nodig" options={YES_OPTIONS} {...at('attention')} />
      <ListSelect label="Archief" options={YES_OPTIONS} {...at('archived')} />
      <Button
        onClick={() => onChange({ filters: Object.fromEntries(MORE_FILTERS.map((name) => [name, ''])) })}
      >
        Filters wissen
      </Button>
    </fieldset>
  );
}

const COUNTRY_OPTIONS = [['', 'Alle'] as const, ...COUNTRIES.map(({ code, name }) => [code, name] as const)];

type TextFilterProps = {
  label: string;
  type?: 'text' | 'date';
  value: string;
  onChange(value: string): void;
};

/** A text filter that applies when the field loses the focus or on Enter, not with every keystroke. */
function TextFilter({ label, type = 'text', value, onChange }: TextFilterProps) {
  const id = useId();
  return (
    <span className="chip">
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        type={type}
        defaultValue={value}
        size={12}
        onBlur={(event) => event.target.value.trim() !== value && onChange(event.target.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.value.trim())}
      />
    </span>
  );
}
