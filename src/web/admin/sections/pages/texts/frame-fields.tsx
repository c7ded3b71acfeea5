// The fields of the frame, which is the menu and footer of every page: the items of the menu and of the
// service column.

import { frameContentSchema } from '#modules/pages/contract.ts';
import { maxLengthOf } from '../editing/draft-problems.ts';
import { PageTextField } from '../fields/page-text-field.tsx';
import { RowsField } from '../fields/rows-field.tsx';

const { menu, service } = frameContentSchema.shape;
const LISTS = [
  ['menu', menu, 'Regel in het menu', 'Menu bovenaan, en de eerste kolom van de voettekst'],
  ['service', service, 'Regel in de voettekst', 'Voettekst, onder Service'],
] as const;

export function FrameFields() {
  return LISTS.map(([name, schema, one, many]) => (
    <RowsField
      key={name}
      path={name}
      schema={schema}
      one={one}
      many={many}
      fresh={() => ({ label: '', href: '' })}
    >
      {(row) => (
        <div className="form-grid grid-cols-2 max-sm:grid-cols-1">
          <PageTextField
            path={`${row}.label`}
            label="Tekst"
            most={maxLengthOf(schema.element.shape.label)}
            variables="none"
          />
          <PageTextField
            path={`${row}.href`}
            label="Leidt naar"
            most={null}
            variables="none"
            hint="Zoals /contact, /#faq of https://…"
          />
        </div>
      )}
    </RowsField>
  ));
}
