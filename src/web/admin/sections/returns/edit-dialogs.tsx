// The dialogs that change a return: its announced quantities, its deduction for wear, and closing it without
// a refund.

import * as z from 'zod';
import type { ReturnDetail } from '#modules/returns/contract.ts';
import { returnEndpoints } from '#modules/returns/endpoints.ts';
import { request } from '#web/client/request.ts';
import { typedAmount } from '../../format.ts';
import { RETURN_KEYS } from '../../shared/returns/return-calls.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { DeductionFields } from './deduction-fields.tsx';

type DialogProps = { orderReturn: ReturnDetail; onClose(): void };

const shared = {
  size: 'small',
  invalidates: RETURN_KEYS,
  done: 'Retour bijgewerkt',
  failed: 'De retour is niet bijgewerkt',
} as const;

const announcedSchema = z.object({
  lines: z.array(
    z.object({
      article: z.string(),
      quantity: z.int('Vul een heel aantal in').min(0, 'Minder dan 0 kan niet'),
    }),
  ),
});

export function AnnouncedDialog({ orderReturn, onClose }: DialogProps) {
  const { id, version } = orderReturn;
  return (
    <FormDialog
      {...shared}
      onClose={onClose}
      schema={announcedSchema}
      title={`${orderReturn.reference}: wat komt er terug`}
      start={{ lines: orderReturn.lines.map(({ article, announced }) => ({ article, quantity: announced })) }}
      save={(body) => request(returnEndpoints.edit, { params: { id }, body: { ...body, version } })}
    >
      <div className="form-stack">
        {orderReturn.lines.map(({ article, name, most }, index) => (
          <NumberField
            key={article}
            name={`lines.${index}.quantity`}
            label={name}
            hint={`Hoogstens ${most}`}
            empty={undefined}
          />
        ))}
      </div>
    </FormDialog>
  );
}

const deductionSchema = z.object({
  deduction: z.string().trim(),
  deductionReason: z.string().trim().max(300, 'Maximaal 300 tekens'),
});

export function DeductionDialog({ orderReturn, onClose }: DialogProps) {
  const { id, version, money, deductionReason } = orderReturn;
  return (
    <FormDialog
      {...shared}
      onClose={onClose}
      schema={deductionSchema}
      title={`${orderReturn.reference}: inhouding`}
      start={{ deduction: typedAmount(money.deduction), deductionReason: deductionReason ?? '' }}
      save={(body) => request(returnEndpoints.edit, { params: { id }, body: { ...body, version } })}
    >
      <div className="form-stack">
        <DeductionFields />
      </div>
    </FormDialog>
  );
}

const ENDS = {
  refused: ['weigeren', 'Weigeren', 'De klant ziet op de bestelpagina waarom.'],
  closed: ['afsluiten', 'Afsluiten', 'Zonder terugbetaling, bijvoorbeeld omdat de klant het toch houdt.'],
} as const;

export function EndDialog({ orderReturn, to, onClose }: DialogProps & { to: keyof typeof ENDS }) {
  const { id, version } = orderReturn;
  const [verb, submitLabel, intro] = ENDS[to];
  const reason = z.string().trim().max(300, 'Maximaal 300 tekens');
  const schema = z.object({ reason: to === 'refused' ? reason.min(1, 'Vul in waarom') : reason });
  return (
    <FormDialog
      {...shared}
      onClose={onClose}
      schema={schema}
      intro={intro}
      submitLabel={submitLabel}
      title={`${orderReturn.reference} ${verb}`}
      start={{ reason: '' }}
      save={(body) => request(returnEndpoints.step, { params: { id }, body: { to, version, ...body } })}
    >
      <div className="form-stack">
        <TextField name="reason" label={to === 'refused' ? 'Waarom' : 'Waarom (optioneel)'} focus />
      </div>
    </FormDialog>
  );
}
