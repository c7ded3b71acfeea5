// The notice on the withdrawal page that too many forms came from this IP address. It names other ways to
// withdraw, because the right to withdraw may not be delayed.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { FormAlert } from '../form/form-alert.tsx';

export function RateLimitNotice({ seconds, email }: { seconds: number | null; email: string }) {
  if (seconds === null) return null;
  return (
    <FormAlert title={copy.tooOftenTitle}>
      <p>{copy.tooOften(Math.max(1, Math.ceil(seconds / 60)), email)}</p>
    </FormAlert>
  );
}
