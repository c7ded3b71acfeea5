// Defines the form of one kind of record: its fields, and the requests that create and edit a record. It
// creates the dialogs for both.

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { DialogSize } from '#web/ui/controls/dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { FormParts } from './form-fields.tsx';
import { recordMessages } from './record-messages.ts';

type Common<Row> = FormParts<Row> & {
  /** Of the form of one kind of record: the Dutch name of such a record in messages, such as "Coupon". */
  name: string;
  size?: DialogSize;
  invalidates: readonly QueryKey[];
  /**
   * Of the form of one kind of record: called when its dialog closes, after saving or discarding; `row` is
   * null for a new record.
   */
  onLeft?(row: Row | null): void;
};

type CreateOptions<Row, Input extends FieldValues, Body> = Common<Row> & {
  make: {
    title: string;
    intro?: string;
    /** Of the form for a new record: the text of the submit button, when the button does more than save. */
    submitLabel?: ReactNode;
    schema: z.ZodType<Body, Input>;
    start(): DefaultValues<Input>;
    save(body: Body): Promise<unknown>;
  };
};

type EditOptions<Row, Input extends FieldValues, Body> = Common<Row> & {
  change: {
    title(row: Row): string;
    intro?(row: Row): string | undefined;
    schema: z.ZodType<Body, Input> | ((row: Row) => z.ZodType<Body, Input>);
    start(row: Row): DefaultValues<Input>;
    save(row: Row, body: Body): Promise<unknown>;
    /**
     * Of the form that edits a record: reads the stored record again, after the server refused the edit
     * because another operator changed the record at the same time.
     */
    newest(row: Row, client: QueryClient): Promise<Row>;
  };
};

type RecordDialogs<Row> = {
  make: FunctionComponent<{ onClose(): void }>;
  edit: FunctionComponent<{ row: Row; onClose(): void }>;
};

export function recordDialogs<
  Row,
  New extends FieldValues,
  NewBody,
  Changed extends FieldValues,
  ChangedBody,
>(form: CreateOptions<Row, New, NewBody> & EditOptions<Row, Changed, ChangedBody>): RecordDialogs<Row> {
  return {
    make: ({ onClose }) => <NewRecord form={form} onClose={onClose} />,
    edit: ({ row, onClose }) => <EditRecord form={form} row={row} onClose={onClose} />,
  };
}

/** Creates the edit dialog for a kind of record that has no dialog for new records. */
export const editDialog =
  <Row, Changed extends FieldValues, Body>(
    form: EditOptions<Row, Changed, Body>,
  ): FunctionComponent<{ row: Row; onClose(): void }> =>
  ({ row, onClose }) => <EditRecord form={form} row={row} onClose={onClose} />;

type NewRecordProps<Row, Input extends FieldValues, Body> = {
  form: CreateOptions<Row, Input, Body>;
  onClose(): void;
};

function NewRecord<Row, Input extends FieldValues, Body>(props: NewRecordProps<Row, Input, Body>) {
  const { form, onClose } = props;
  return (
    <FormDialog {...form.make} {...commonOf(form, null, onClose)} start={form.make.start()}>
      {form.fields(null)}
    </FormDialog>
  );
}

type EditRecordProps<Row, Input extends FieldValues, Body> = {
  form: EditOptions<Row, Input, Body>;
  row: Row;
  onClose(): void;
};

function EditRecord<Row, Input extends FieldValues, Body>(props: EditRecordProps<Row, Input, Body>) {
  const { form, row, onClose } = props;
  const { title, intro, schema, start, save, newest } = form.change;
  const client = useQueryClient();
  return (
    <FormDialog
      title={title(row)}
      intro={intro?.(row)}
      {...commonOf(form, row, onClose)}
      schema={typeof schema === 'function' ? schema(row) : schema}
      start={start(row)}
      save={(body) => save(row, body)}
      conflict={{ labels: form.labels, fetchNewest: async () => start(await newest(row, client)) }}
    >
      {form.fields(row)}
    </FormDialog>
  );
}

/** The options that the dialogs for creating and editing share. */
function commonOf<Row>(form: Common<Row>, row: Row | null, onClose: () => void) {
  const { name, size = 'medium', invalidates, onLeft } = form;
  return {
    size,
    invalidates,
    ...recordMessages(name, row === null ? 'created' : 'updated'),
    onClose() {
      onLeft?.(row);
      onClose();
    },
  };
}
