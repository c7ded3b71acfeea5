// Changes the path of a free page. The old path redirects to the new one automatically.

import * as z from 'zod';
import { type EditedPage, savePageSchema } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { requiredText } from '#shared/required-text.ts';
import { request } from '#web/client/request.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-fields.tsx';
import { PAGE_KEYS } from '../page-calls.ts';

const addressForm = z.object({
  slug: requiredText('Vul een adres in', 80).pipe(savePageSchema.shape.slug.unwrap()),
});

type AddressDialogProps = { page: EditedPage; onRenamed(page: EditedPage): void; onClose(): void };

export function AddressDialog({ page, onRenamed, onClose }: AddressDialogProps) {
  const { id, slug, address, draft, version } = page;
  return (
    <FormDialog
      title="Adres wijzigen"
      intro="Dit geldt meteen. Het oude adres leidt vanzelf door naar het nieuwe."
      size="small"
      schema={addressForm}
      start={{ slug }}
      invalidates={PAGE_KEYS}
      done="Adres gewijzigd"
      failed="Adres niet gewijzigd"
      onClose={onClose}
      save={async (typed) => {
        const body = { content: draft, slug: typed.slug, version };
        onRenamed(await request(pageEndpoints.save, { params: { id }, body }));
      }}
    >
      <TextField
        name="slug"
        label="Adres"
        hint={`Achter ${address.slice(0, -slug.length)}, met kleine letters, cijfers en streepjes`}
        spellCheck={false}
        focus
      />
    </FormDialog>
  );
}
