// The state of a form in a dialog: it is validated before sending, refusals appear beside their fields, and
// typed text survives refusals, edits by other operators and an accidental Escape.

import { zodResolver } from '@hookform/resolvers/zod';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { ApiError, fieldErrors } from '#web/client/api-client.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { invalidateQueries } from '../../query-client.ts';
import { useIsPermitted } from '../../session/admin-session.ts';
import { refusalText } from '../refusal-text.ts';
import { useIsMounted } from '../use-is-mounted.ts';
import { changedFields, errorsByField } from './form-rules.ts';

export type FormDialogOptions<Input extends FieldValues, Output> = {
  /**
   * Of a form in a dialog: the schema that validates its values before sending, the same as that of the API
   * endpoint.
   */
  schema: z.ZodType<Output, Input>;
  start: DefaultValues<Input>;
  save(body: Output): Promise<unknown>;
  /** Of a form in a dialog: the keys of the queries to refetch after saving. */
  invalidates?: readonly QueryKey[];
  /**
   * Of a form in a dialog: the success message; `failed` is the title of the failure message. Leave out
   * `done` when the next step shows the result.
   */
  done?: string;
  doneDetail?: string;
  failed: string;
  /** Of a form in a dialog: the text of the failure message when the server gives no reason. */
  failedDetail?: string | undefined;
  /**
   * How the form shows an edit conflict: a reader of the values that another operator stored, and in `labels`
   * the Dutch names of the fields for the message. Undefined for records without conflict checks.
   */
  conflict?:
    | {
        fetchNewest(): Promise<DefaultValues<Input>>;
        labels: Readonly<Record<string, string>>;
      }
    | undefined;
  /**
   * Of a form in a dialog: `shop` (the default) when it changes the shop and needs the right to write; `self`
   * when it is about the operator's own account, such as a password. Every role may send the latter, and it
   * closes without a question about unsaved changes.
   */
  about?: 'shop' | 'self';
  /**
   * Of a form in a dialog: the endpoint it calls, when that endpoint belongs to another part of the API than
   * the page; it decides which roles may send the form.
   */
  requires?: Endpoint;
  /** Of a form in a dialog: true to make the form read-only for every role. */
  isLocked?: boolean;
  onClose(): void;
};

type Rights = Pick<FormDialogOptions<FieldValues, unknown>, 'about' | 'requires' | 'isLocked'>;

export type FormFailure = { kind: 'refused' | 'conflict' | 'merged'; text: string };

const CONFLICT =
  'Dit is intussen ergens anders gewijzigd. Haal de nieuwste versie op; wat je typte blijft staan.';

export function useFormDialog<Input extends FieldValues, Output>(options: FormDialogOptions<Input, Output>) {
  const { schema, start, save, invalidates = [], done, doneDetail, failed, failedDetail, conflict } = options;
  const { about = 'shop', onClose } = options;
  const client = useQueryClient();
  const mayWrite = useCanEdit(options);
  const form = useForm<FieldValues, unknown, Output>({
    resolver: zodResolver<FieldValues, unknown, Output>(schema),
    defaultValues: start,
    disabled: !mayWrite,
  });
  const [base, setBase] = useState(start);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  // Read here, because the form tracks these values only when they are read during rendering.
  const { isSubmitting, dirtyFields } = form.formState;
  const leaving = useDiscardConfirmation(about === 'shop' && Object.keys(dirtyFields).length > 0, onClose);
  const isMounted = useIsMounted();

  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await save(body);
      await invalidateQueries(client, invalidates);
      if (done !== undefined) toast({ title: done, ...(doneDetail ? { description: doneDetail } : {}) });
      // When the dialog was closed during the request, another dialog may be open by now.
      if (isMounted.current) onClose();
    } catch (error) {
      if (conflict && isConflict(error)) setFailure({ kind: 'conflict', text: CONFLICT });
      else setFailure({ kind: 'refused', text: showRefusal(error, form, { failed, failedDetail }) });
    }
  });

  async function takeNewest() {
    if (!conflict) return;
    try {
      const newest = await conflict.fetchNewest();
      const text = mergedText(changedFields(base, newest), Object.keys(dirtyFields), conflict.labels);
      form.reset({ ...form.getValues(), ...newest }, { keepDirtyValues: true });
      setBase(newest);
      setFailure({ kind: 'merged', text });
    } catch (error) {
      setFailure({ kind: 'conflict', text: refusalText(error) });
    }
  }

  return {
    form,
    submit,
    failure,
    takeNewest,
    isBusy: isSubmitting,
    /** False when the operator may not send the form of the dialog; its fields are then read-only. */
    mayWrite,
    /** Resets a form that stays open to the values that were just saved. */
    startOver(values: DefaultValues<Input>) {
      form.reset(values);
      setBase(values);
    },
    ...leaving,
  };
}

function useCanEdit({ about, requires, isLocked = false }: Rights): boolean {
  const isPermitted = useIsPermitted(requires);
  return !isLocked && (isPermitted || about === 'self');
}

/**
 * Returns `leave`, which closes the form, or sets `isLeaving` when something was typed, so that the form
 * first asks for confirmation; `stay` ends that question without closing.
 */
function useDiscardConfirmation(isTyped: boolean, onClose: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    leave: () => (isTyped ? setLeaving(true) : onClose()),
    stay: () => setLeaving(false),
  };
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'edit_conflict';

/**
 * Shows a refusal beside the fields it concerns; when it concerns no field of the form, in a message. Returns
 * the text to show above the buttons of the form.
 */
function showRefusal<Output>(
  error: unknown,
  form: UseFormReturn<FieldValues, unknown, Output>,
  { failed, failedDetail }: Pick<FormDialogOptions<FieldValues, Output>, 'failed' | 'failedDetail'>,
): string {
  const errors = fieldErrors(error);
  const byField = errorsByField(errors, form.getValues());
  // An error that belongs to no field of this form is shown with its own message.
  const text = (byField.size === 0 && errors[0]?.message) || refusalText(error, failedDetail);
  // An error shown beside its field needs no message.
  if (byField.size === 0) toast({ title: failed, description: text, severity: 'high' });
  let focus = true;
  for (const [name, message] of byField) {
    form.setError(name, { message }, { shouldFocus: focus });
    focus = false;
  }
  return text;
}

function mergedText(
  changed: readonly string[],
  typed: readonly string[],
  labels: Readonly<Record<string, string>>,
): string {
  const names = changed.flatMap((name) => {
    const label = labels[name];
    if (label === undefined) return [];
    return [typed.includes(name) ? `${label} (jouw tekst staat er nog)` : label];
  });
  const what = names.length === 0 ? 'Geen veld hier is anders' : `Elders gewijzigd: ${names.join(', ')}`;
  return `De nieuwste versie is opgehaald. ${what}. Controleer het en sla opnieuw op.`;
}
