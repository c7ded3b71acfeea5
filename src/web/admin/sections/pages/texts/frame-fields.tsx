// Menu and footer of every page: the lines of the menu, and those of the service column.

import { frameContentSchema } from '#modules/pages/contract.ts';
import { mostOf } from '../editing/draft-problems.ts';
import { RowsField } from '../fields/rows-field.tsx';
import { WordsField } from '../fields/words-field.tsx';

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
          <WordsField
            path={`${row}.label`}
            label="Tekst"
            most={mostOf(schema.element.shape.label)}
            variables="none"
          />
          <WordsField
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
