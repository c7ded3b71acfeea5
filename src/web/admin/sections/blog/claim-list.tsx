// Lists the sentences of an article that promise more than the shop may, each with the reason. They do not
// block publication, because the person who publishes is responsible for the text.

import { CircleCheck } from 'lucide-react';
import type { ClaimKind, ClaimWarning } from '#modules/blog/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';

const KIND_LABELS: Readonly<Record<ClaimKind, string>> = {
  medical: 'Medisch',
  green: 'Milieu',
  effect: 'Werking',
  typed: 'Getypt',
};

export function ClaimList({ claims }: { claims: readonly ClaimWarning[] }) {
  if (claims.length === 0) {
    return (
      <p className="flex items-start gap-2 text-quiet">
        <CircleCheck size={16} aria-hidden /> Geen woorden gevonden die op een medische of groene belofte
        wijzen. Lees het zelf ook na.
      </p>
    );
  }
  return (
    <ol className="grid gap-4">
      {claims.map((claim, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may stand in a text twice
          key={index}
          className="grid justify-items-start gap-1.5 border-b border-hairline pb-4 last:border-0"
        >
          <Badge tone="warning">{KIND_LABELS[claim.kind]}</Badge>
          <blockquote className="text-[0.9375rem]">
            <Marked {...claim} />
          </blockquote>
          <p className="muted">{claim.reason}</p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ sentence, word }: Pick<ClaimWarning, 'sentence' | 'word'>) {
  const at = sentence.indexOf(word);
  return (
    <>
      <span>{sentence.slice(0, at)}</span>
      <mark className="rounded-[3px] bg-warning-wash px-0.5 font-semibold text-warning">{word}</mark>
      <span>{sentence.slice(at + word.length)}</span>
    </>
  );
}
