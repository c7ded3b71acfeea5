// The dialog that adds or edits a coupon. Form and server use the same schema, so both report the same
// errors.

import { useWatch } from 'react-hook-form';
import {
  type Coupon,
  type CouponUpdate,
  couponDay,
  couponInputSchema,
  couponUpdateSchema,
} from '#modules/coupons/contract.ts';
import { couponEndpoints } from '#modules/coupons/endpoints.ts';
import { send } from '#web/client/request.ts';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { fetchNewestIn } from '../../ui/form/fetch-newest-in.ts';
import { fieldsOf } from '../../ui/form/form-fields.tsx';
import { recordDialogs } from '../../ui/form/record-form.tsx';
import { DateField, EuroField, TextField } from '../../ui/form/text-fields.tsx';
import type { FormFieldProps } from '../../ui/form/use-field.ts';
import { COUPON_KEYS, couponsQuery } from './coupon-calls.ts';
import { TYPE_LABELS } from './coupon-texts.ts';

export const couponForm = recordDialogs({
  name: 'Coupon',
  invalidates: COUPON_KEYS,
  ...fieldsOf<keyof CouponUpdate, Coupon>({
    code: ['Code', (at) => <TextField {...at} className="span-2" spellCheck={false} focus />],
    type: ['Soort', (at) => <SelectField {...at} options={Object.entries(TYPE_LABELS)} />],
    value: ['Waarde', (at) => <ValueField {...at} />],
    minOrderAmount: [
      'Minimaal bestelbedrag (optioneel)',
      (at) => <EuroField {...at} hint="Laat leeg voor geen minimum" />,
    ],
    maxUses: [
      'Maximaal te gebruiken (optioneel)',
      (at) => <TextField {...at} inputMode="numeric" hint="Laat leeg voor onbeperkt" />,
    ],
    validFrom: ['Geldig vanaf', (at) => <DateField {...at} />],
    validUntil: ['Geldig tot en met', (at) => <DateField {...at} hint="De laatste dag telt mee" />],
    isActive: ['Actief', (at) => <SwitchField {...at} />],
  }),
  make: {
    title: 'Nieuwe kortingscode',
    schema: couponInputSchema,
    start: () => ({
      code: '',
      type: 'percentage' as const,
      value: '',
      minOrderAmount: '',
      maxUses: '',
      validFrom: couponDay(new Date().toISOString()) ?? '',
      validUntil: '',
      isActive: true,
    }),
    save: (body) => send(couponEndpoints.create, { body }),
  },
  change: {
    title: ({ code }: Coupon) => `Kortingscode ${code} bewerken`,
    schema: couponUpdateSchema,
    start: formOf,
    save: ({ id }, body) => send(couponEndpoints.update, { params: { id }, body }),
    newest: fetchNewestIn(couponsQuery),
  },
});

/** The field for the value of the coupon; its unit, percent or euros, follows the chosen kind. */
function ValueField(at: FormFieldProps) {
  const type: unknown = useWatch({ name: 'type' });
  if (type === 'fixed_amount') return <EuroField {...at} hint="In euro" />;
  return <TextField {...at} suffix="%" inputMode="decimal" hint="In procenten, hoogstens 100" />;
}

function formOf(coupon: Coupon): CouponUpdate {
  const { code, type, validFrom, validUntil, isActive, version } = coupon;
  return {
    code,
    type,
    validFrom,
    validUntil,
    isActive,
    version,
    value: decimalText(coupon.value),
    minOrderAmount: decimalText(coupon.minOrderAmount),
    maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
  };
}

function decimalText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
