// The value of a coupon, in the unit of the kind that is chosen above it.

import { useWatch } from 'react-hook-form';
import { EuroField, TextField } from '../../ui/form/text-fields.tsx';

export function CouponValueField({ label }: { label: string }) {
  const type: unknown = useWatch({ name: 'type' });
  if (type === 'fixed_amount') return <EuroField name="value" label={label} hint="In euro" />;
  return <TextField name="value" label={label} inputMode="decimal" hint="In procenten, hoogstens 100" />;
}
