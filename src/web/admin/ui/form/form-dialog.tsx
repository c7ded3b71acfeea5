// The frame of a form in a dialog: title, fields, errors, and two buttons.

import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogForm, type DialogSize } from '#web/ui/controls/dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { FormError } from './form-error.tsx';
import { type FormDialogOptions, useFormDialog } from './use-form-dialog.ts';

type FormDialogProps<Input extends FieldValues, Output> = FormDialogOptions<Input, Output> & {
  title: string;
  intro?: ReactNode;
  size?: DialogSize;
  submitLabel?: ReactNode;
  /**
   * Of a form in a dialog: true when its action cannot be undone or removes something; the submit button is
   * then red.
   */
  isDanger?: boolean;
  cancelLabel?: string;
  /**
   * Of a form in a dialog: the text of the submit button while the form is being sent; by default the
   * button's own text with dots.
   */
  busyLabel?: string;
  /**
   * Of a form in a dialog: returns false while the form may not be sent with these values; the submit button
   * is then disabled.
   */
  isReady?(values: Readonly<Record<string, unknown>>): boolean;
  children: ReactNode;
};

/**
 * A form in a dialog. Its children are field components of this folder, whose names are those of the schema.
 */
export function FormDialog<Input extends FieldValues, Output>({
  title,
  intro,
  size = 'medium',
  submitLabel = 'Opslaan',
  isDanger = false,
  cancelLabel = 'Annuleren',
  busyLabel = typeof submitLabel === 'string' ? `${submitLabel}...` : 'Opslaan...',
  isReady = () => true,
  children,
  ...options
}: FormDialogProps<Input, Output>) {
  const dialog = useFormDialog(options);
  return (
    <>
      <Dialog title={title} intro={intro} size={size} onClose={dialog.leave}>
        <FormProvider {...dialog.form}>
          <DialogForm onSubmit={dialog.submit}>
            <DialogBody>{children}</DialogBody>
            <FormError failure={dialog.failure} onTakeNewest={dialog.takeNewest} />
            <DialogFoot>
              {dialog.mayWrite ? null : <p className="mr-auto self-center text-quiet">Alleen lezen</p>}
              <Button onClick={dialog.leave}>{dialog.mayWrite ? cancelLabel : 'Sluiten'}</Button>
              {dialog.mayWrite ? (
                <SubmitButton isReady={isReady} isDanger={isDanger} isBusy={dialog.isBusy}>
                  {dialog.isBusy ? busyLabel : submitLabel}
                </SubmitButton>
              ) : null}
            </DialogFoot>
          </DialogForm>
        </FormProvider>
      </Dialog>
      {dialog.isLeaving ? <DiscardDialog onDiscard={options.onClose} onStay={dialog.stay} /> : null}
    </>
  );
}

type SubmitButtonProps = {
  isReady(values: Readonly<Record<string, unknown>>): boolean;
  isBusy: boolean;
  isDanger: boolean;
  children: ReactNode;
};

function SubmitButton({ isReady, isBusy, isDanger, children }: SubmitButtonProps) {
  const values = useWatch();
  return (
    <Button type="submit" variant={isDanger ? 'danger' : 'primary'} disabled={isBusy || !isReady(values)}>
      {children}
    </Button>
  );
}
