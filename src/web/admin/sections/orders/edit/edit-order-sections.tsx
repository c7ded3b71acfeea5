// The five sections of the edit dialog: customer, address, order, pricing and discount, tracking.

import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { carriers, isSent, type Order, orderStatuses } from '#modules/orders/contract.ts';
import { CARRIER_NAMES } from '#modules/shipping/contract.ts';
import { namedChoices, Options } from '#web/ui/controls/options.tsx';
import { amountText } from '../../../format.ts';
import { PackField } from '../../../shared/catalog/pack-field.tsx';
import { PAYMENT_NAMES, STATUS_NAMES } from '../../../shared/orders/order-texts.ts';
import { Field } from '../../../ui/field.tsx';
import { EuroField, TextField as FormText } from '../../../ui/form/text-fields.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { ChangePreviewPanel } from '../changes/change-preview-panel.tsx';
import { orderLines } from '../order-lines.ts';
import { EDIT_LABELS } from './edit-labels.ts';
import type { EditForm } from './edit-order-form.ts';

export function OrderSection({ order }: { order: Order }) {
  const { register } = useFormContext<EditForm>();
  const status = useWatch<EditForm, 'status'>({ name: 'status' });
  return (
    <Section title="Bestelling">
      <ul className="span-all">
        {orderLines(order.products).map((line) => (
          <li key={line.position} className="flex justify-between gap-4">
            <span>
              <span>{line.quantity}</span> × <span>{line.name}</span>
            </span>
            {line.price ? <span className="tabular-nums">{amountText(line.price)}</span> : null}
          </li>
        ))}
      </ul>
      <Field label={EDIT_LABELS.status}>
        {(control) => (
          <select {...control} {...register('status')}>
            <Options of={namedChoices(orderStatuses, STATUS_NAMES)} />
          </select>
        )}
      </Field>
      <div className="min-w-0">
        <span className="field-label">Betaling</span>
        <p className="min-h-8.5 content-center">{PAYMENT_NAMES[order.paymentStatus]}</p>
      </div>
      {status === order.status ? null : (
        <Switch
          label="Klant een mail sturen als die bij de nieuwe status hoort"
          {...register('notifyCustomer')}
        />
      )}
    </Section>
  );
}

export function PricingSection({ order }: { order: Order }) {
  const isFixed = isSent(order);
  return (
    <Section title="Prijs en korting">
      {/* A fieldset switches them off, so that the form keeps their values. */}
      <fieldset className="contents" disabled={isFixed}>
        <PackField label={EDIT_LABELS.variant} currentVariant={order.variant} />
        <TextField name="couponCode" />
      </fieldset>
      {isFixed ? (
        <p className="field-hint span-all">Al verzonden: pack en kortingscode liggen vast.</p>
      ) : null}
      <ChangePreviewPanel order={order} />
      <AmountField name="discount" />
      <AmountField name="shippingCost" />
      <AmountField name="total" />
    </Section>
  );
}

export function TrackingSection() {
  const { register } = useFormContext<EditForm>();
  return (
    <Section title="Track & trace">
      <Field label={EDIT_LABELS.carrier}>
        {(control) => (
          <select {...control} {...register('carrier')}>
            <option value="">Geen</option>
            <Options of={namedChoices(carriers, CARRIER_NAMES)} />
          </select>
        )}
      </Field>
      <TextField name="trackingCode" />
      <TextField name="trackingUrl" type="url" className="span-2" />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-section">
      <legend>{title}</legend>
      <div className="form-grid sm:grid-cols-4">{children}</div>
    </fieldset>
  );
}

type TextFieldProps = Omit<ComponentProps<typeof FormText>, 'name' | 'label'> & { name: keyof EditForm };

function TextField({ name, ...field }: TextFieldProps) {
  return <FormText {...field} name={name} label={EDIT_LABELS[name]} />;
}

function AmountField({ name }: { name: keyof EditForm }) {
  return <EuroField name={name} label={EDIT_LABELS[name]} />;
}
