// Beside a text: the words in it that promise more than the shop may. A help, not a lock.

import { TriangleAlert } from 'lucide-react';
import type { ClaimWarning } from '#modules/blog/contract.ts';

export function ClaimNotes({ claims }: { claims: readonly ClaimWarning[] }) {
  // The place is there before anything is said in it, so that it is read aloud when it comes.
  return (
    <ul role="status" className="mt-1 grid gap-1 empty:mt-0">
      {claims.map(({ sentence, word, reason }) => (
        <li key={`${word} ${sentence}`} className="flex items-start gap-1.5 text-warning">
          <TriangleAlert className="mt-0.5 flex-none" size={14} aria-hidden />
          <span>
            ‘{word}’: {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
