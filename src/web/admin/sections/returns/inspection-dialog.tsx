// The dialog for the inspection of returned goods: for each article the number in good condition and the
// number broken, and the deduction for wear with its reason.

import * as z from 'zod';
import type { ReturnDetail } from '#modules/returns/contract.ts';
import { returnEndpoints } from '#modules/returns/endpoints.ts';
import { request } from '#web/client/request.ts';
import { RETURN_KEYS } from '../../shared/returns/return-calls.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { NumberField } from '../../ui/form/text-fields.tsx';
import { DeductionFields } from './deduction-fields.tsx';
import { initialCount } from './return-texts.ts';

const quantitySchema = z.int('Vul een heel aantal in').min(0, 'Minder dan 0 kan niet');

const checkFormSchema = z.object({
  lines: z.array(z.object({ article: z.string(), sellable: quantitySchema, broken: quantitySchema })),
  deduction: z.string().trim(),
  deductionReason: z.string().trim().max(300, 'Maximaal 300 tekens'),
});

export function InspectionDialog({ orderReturn, onClose }: { orderReturn: ReturnDetail; onClose(): void }) {
  const { id, version, notSent, reference } = orderReturn;
  const lines = orderReturn.lines.filter(({ announced, received }) => announced + received > 0);
  return (
    <FormDialog
      title={notSent ? `${reference}: terug op voorraad` : `${reference} controleren`}
      intro={notSent ? 'Dit gaat niet mee in het pakket.' : 'Wat goed is, gaat terug op voorraad.'}
      size="small"
      schema={checkFormSchema}
      start={{ lines: lines.map(initialCount), deduction: '', deductionReason: '' }}
      save={(body) =>
        request(returnEndpoints.step, { params: { id }, body: { to: 'checked', version, ...body } })
      }
      invalidates={RETURN_KEYS}
      done={notSent ? 'Terug op voorraad' : 'Retour gecontroleerd'}
      failed="De retour is niet bijgewerkt"
      submitLabel={notSent ? 'Terugleggen' : 'Controle opslaan'}
      busyLabel="Opslaan..."
      onClose={onClose}
    >
      <div className="form-stack">
        {lines.map(({ article, name }, index) => (
          <fieldset key={article} className="form-section">
            <legend>{name}</legend>
            <div className="clear-both grid grid-cols-2 gap-3">
              <NumberField
                name={`lines.${index}.sellable`}
                label="Goed"
                empty={undefined}
                focus={index === 0}
              />
              <NumberField name={`lines.${index}.broken`} label="Kapot of gebruikt" empty={undefined} />
            </div>
          </fieldset>
        ))}
        {notSent ? null : <DeductionFields />}
      </div>
    </FormDialog>
  );
}
