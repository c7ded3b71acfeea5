// The log-in dialog for a session that ended while an operator was working. After the log-in the page
// continues where it was.

import { useRevalidator } from 'react-router';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { CODE_INTRO, LoginForm } from './login-form.tsx';

type SessionExpiredDialogProps = { username: string | undefined; onAnswer(isBack: boolean): void };

export function SessionExpiredDialog({ username, onAnswer }: SessionExpiredDialogProps) {
  const { revalidate } = useRevalidator();
  // Another operator may have logged in, so the layout reloads the operator before the work continues.
  const goOn = () => revalidate().then(() => onAnswer(true));
  return (
    <Dialog title="Je sessie is verlopen" size="small" onClose={() => onAnswer(false)}>
      <DialogBody>
        <LoginForm className="form-stack" username={username} onLoggedIn={goOn}>
          {(step) => (
            <p className="muted">
              {step === 'code'
                ? CODE_INTRO
                : 'Log opnieuw in, dan gaat het verder waar je was. Wat je invulde, blijft staan.'}
            </p>
          )}
        </LoginForm>
      </DialogBody>
    </Dialog>
  );
}
