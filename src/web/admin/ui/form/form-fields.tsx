// Defines the fields of a form as a table: for each name of the schema the label and the component.

import { Fragment, type ReactNode } from 'react';

/** The name and the label of a field, which its component gets as props. */
type Place = { name: string; label: string };

/**
 * The fields of a form by name, each with its label and the function that renders it. `row` is null in the
 * form for a new record.
 */
export type FieldTable<Name extends string, Row> = Readonly<
  Partial<Record<Name, readonly [label: string, show: (place: Place, row: Row | null) => ReactNode]>>
>;

/** The parts of a form that are made from a table of fields: the fields in order, and their labels. */
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

/** Combines several tables of fields into sections; each key is the legend of its section. */
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
