// The dialog "Review Link Genereren", which asks for the recipient of a review link. The next dialog shows
// the link itself.

import { type ReviewLinkInput, reviewLinkSchema } from '#modules/reviews/contract.ts';
import { reviewEndpoints } from '#modules/reviews/endpoints.ts';
import { request } from '#web/client/request.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import type { Dialog } from '../../ui/list/define-list.ts';
import { LinkResult } from './link-result.tsx';
import { OrderPicker } from './order-picker.tsx';

export const LinkDialog: Dialog = ({ onClose, onNext }) => {
  const make = async (input: ReviewLinkInput) => {
    const result = await request(reviewEndpoints.makeLink, { body: input });
    onNext((next) => <LinkResult input={input} result={result} onClose={next.onClose} />);
  };
  return (
    <FormDialog
      title="Review Link Genereren"
      intro="Met een bestelling erbij is de review geverifieerd: de link bewijst de aankoop en werkt één keer."
      schema={reviewLinkSchema}
      start={{ customerName: '', customerEmail: '', orderId: '' }}
      save={make}
      done="Review link gegenereerd!"
      failed="Fout bij genereren"
      failedDetail="Er is iets misgegaan."
      submitLabel="Link genereren"
      busyLabel="Bezig..."
      onClose={onClose}
    >
      <div className="form-grid">
        <OrderPicker />
        <TextField name="customerName" label="Klantnaam" />
        <TextField name="customerEmail" label="E-mailadres (optioneel)" type="email" />
      </div>
    </FormDialog>
  );
};
