// Says that too many forms came from this address, and how to withdraw meanwhile: the right does not wait.

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
