// The control of one setting, by its kind.

import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { NumberField, TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import type { SettingField } from './setting-fields.ts';

export function SettingInput({ name, field }: { name: string; field: SettingField }) {
  const { label, kind, hint, suffix, options = [], wide = false } = field;
  const shared = { name, label, ...(hint ? { hint } : {}), ...(wide ? { className: 'span-2' } : {}) };
  if (kind === 'switch') return <SwitchField name={name} label={label} />;
  if (kind === 'choice') return <SelectField {...shared} options={options} />;
  if (kind === 'long') return <TextAreaField {...shared} className="span-all" rows={3} />;
  if (kind === 'number') return <NumberField {...shared} empty={undefined} {...(suffix ? { suffix } : {})} />;
  // The browser's own field of time follows the language of the device, and would ask for AM or PM.
  if (kind === 'time') return <TextField {...shared} placeholder="16:00" maxLength={5} />;
  return <TextField {...shared} {...(kind ? { type: kind } : {})} />;
}
