// The fields of a form as a table: by the names of its schema, what each is called and how it is shown.

import { Fragment, type ReactNode } from 'react';

/** What a field is told about its place in the table. */
type Place = { name: string; label: string };

/** `row` is null while a new one is made. */
export type FieldTable<Name extends string, Row> = Readonly<
  Partial<Record<Name, readonly [label: string, show: (place: Place, row: Row | null) => ReactNode]>>
>;

/** A table as what a form asks for: its fields, in their order, and what they are called. */
export type FormParts<Row> = {
  fields(row: Row | null): ReactNode;
  labels: Readonly<Record<string, string>>;
};

export function fieldsOf<Name extends string, Row>(
  table: FieldTable<Name, Row>,
  frame = 'form-grid',
): FormParts<Row> {
  const known = Object.entries<FieldTable<string, Row>[string]>(table).flatMap(([name, field]) =>
    field ? [{ name, label: field[0], show: field[1] }] : [],
  );
  return {
    labels: Object.fromEntries(known.map(({ name, label }) => [name, label])),
    fields: (row) => (
      <div className={frame}>
        {known.map(({ name, label, show }) => (
          <Fragment key={name}>{show({ name, label }, row)}</Fragment>
        ))}
      </div>
    ),
  };
}

/** Fields in groups, each under its legend. */
export function sectionsOf<Row>(sections: Readonly<Record<string, FormParts<Row>>>): FormParts<Row> {
  return {
    labels: Object.assign({}, ...Object.values(sections).map(({ labels }) => labels)),
    fields: (row) =>
      Object.entries(sections).map(([legend, { fields }]) => (
        <fieldset key={legend} className="form-section">
          <legend>{legend}</legend>
          {fields(row)}
        </fieldset>
      )),
  };
}
