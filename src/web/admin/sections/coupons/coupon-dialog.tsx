// Makes a coupon or changes one. The same schema checks here and on the server, so both say the same.

import { useQueryClient } from '@tanstack/react-query';
import {
  type Coupon,
  type CouponUpdate,
  couponDay,
  couponInputSchema,
  couponUpdateSchema,
} from '#modules/coupons/contract.ts';
import { couponEndpoints } from '#modules/coupons/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { newestOf } from '../../ui/form/newest-of.ts';
import { DateField, EuroField, TextField } from '../../ui/form/text-fields.tsx';
import { COUPON_KEYS, couponsQuery } from './coupon-calls.ts';
import { TYPE_LABELS } from './coupon-texts.ts';
import { CouponValueField } from './coupon-value-field.tsx';

const LABELS = {
  code: 'Code',
  type: 'Soort',
  value: 'Waarde',
  minOrderAmount: 'Minimaal bestelbedrag',
  maxUses: 'Hoogstens te gebruiken',
  validFrom: 'Geldig vanaf',
  validUntil: 'Geldig tot en met',
  isActive: 'Actief',
} as const satisfies Partial<Record<keyof Coupon, string>>;

/** Without a coupon it makes a new one. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose(): void }) {
  return coupon ? <EditCoupon coupon={coupon} onClose={onClose} /> : <NewCoupon onClose={onClose} />;
}

function NewCoupon({ onClose }: { onClose(): void }) {
  return (
    <FormDialog
      title="Nieuwe kortingscode"
      schema={couponInputSchema}
      start={blankCoupon(new Date())}
      save={(body) => tell(couponEndpoints.create, { body })}
      invalidates={COUPON_KEYS}
      saved="Coupon created successfully"
      failed="Error creating coupon"
      onClose={onClose}
    >
      <CouponFields />
    </FormDialog>
  );
}

function EditCoupon({ coupon, onClose }: { coupon: Coupon; onClose(): void }) {
  const client = useQueryClient();
  return (
    <FormDialog
      title={`Kortingscode ${coupon.code} bewerken`}
      schema={couponUpdateSchema}
      start={couponForm(coupon)}
      save={(body) => tell(couponEndpoints.update, { params: { id: coupon.id }, body })}
      invalidates={COUPON_KEYS}
      saved="Coupon updated successfully"
      failed="Error updating coupon"
      conflict={{
        labels: LABELS,
        fetchNewest: async () => couponForm(await newestOf(client, couponsQuery, coupon)),
      }}
      onClose={onClose}
    >
      <CouponFields />
    </FormDialog>
  );
}

function CouponFields() {
  return (
    <div className="form-grid">
      <TextField name="code" label={LABELS.code} className="span-2" spellCheck={false} focus />
      <SelectField
        name="type"
        label={LABELS.type}
        options={[
          ['percentage', TYPE_LABELS.percentage],
          ['fixed_amount', TYPE_LABELS.fixed_amount],
        ]}
      />
      <CouponValueField label={LABELS.value} />
      <EuroField name="minOrderAmount" label={LABELS.minOrderAmount} hint="Laat leeg voor geen minimum" />
      <TextField name="maxUses" label={LABELS.maxUses} inputMode="numeric" hint="0 of leeg: onbeperkt (∞)" />
      <DateField name="validFrom" label={LABELS.validFrom} />
      <DateField name="validUntil" label={LABELS.validUntil} hint="De laatste dag telt mee" />
      <SwitchField name="isActive" label={LABELS.isActive} />
    </div>
  );
}

function blankCoupon(now: Date) {
  const validFrom = couponDay(now.toISOString()) ?? '';
  return {
    ...{ code: '', type: 'percentage' as const, value: '', minOrderAmount: '', maxUses: '' },
    ...{ validFrom, validUntil: '', isActive: true },
  };
}

function couponForm(coupon: Coupon): CouponUpdate {
  const { code, type, validFrom, validUntil, isActive, version } = coupon;
  return {
    ...{ code, type, validFrom, validUntil, isActive, version },
    value: decimalText(coupon.value),
    minOrderAmount: decimalText(coupon.minOrderAmount),
    maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
  };
}

function decimalText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
