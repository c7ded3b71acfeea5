// One answer to choose: a card around the browser's own radio or checkbox, so arrow keys and space work by themselves.

import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

type ChoiceCardProps = { label: string; hint?: string } & Omit<ComponentProps<'input'>, 'className'>;

export function ChoiceCard({ label, hint, ...input }: ChoiceCardProps) {
  return (
    <label className="advice-choice">
      <input {...input} className="sr-only" />
      <span className="flex flex-col">
        <span className="font-semibold">{label}</span>
        {hint ? <span className="advice-hint">{hint}</span> : null}
      </span>
      <span aria-hidden="true" className="advice-choice-mark">
        <Check strokeWidth={2.5} className="size-4" />
      </span>
    </label>
  );
}
