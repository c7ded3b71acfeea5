// Something that can be done on a page, as one thing: its button, its line in the palette and its letter. Who
// may not do it is shown none of the three.

import { Check, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { type Requirement, useIsPermitted } from '../../session/admin-session.ts';
import { type RegisteredAction, registerAction } from './action-registry.ts';

/** `null` while it cannot be pressed. */
export function useRegisterAction(action: RegisteredAction | null): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => registerAction(() => latest.current), []);
}

type ActionAttributes = { command: string | undefined; label: string; letter: string | undefined };

/**
 * What a button shows of the action it is: the palette finds it by its name, and who looks closely sees its
 * letter.
 */
export const actionAttributes = ({ command, label, letter }: ActionAttributes) => ({
  'data-command': command,
  'aria-keyshortcuts': letter,
  title: letter ? `${label} (${letter})` : undefined,
});

export type PageActionProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'className' | 'disabled' | 'aria-label'
> & {
  /** Without it a button alone, which neither the palette nor a letter presses. */
  command?: string;
  label: string;
  icon?: LucideIcon;
  words?: string | undefined;
  letter?: string | undefined;
  requires?: Requirement;
  /** What the button says meanwhile. */
  busyLabel?: string | false;
  onPress(): void;
};

export function PageAction({ command, label, icon: Icon, words, letter, ...rest }: PageActionProps) {
  const { requires, busyLabel, disabled = false, onPress, ...button } = rest;
  const isPermitted = useIsPermitted(requires);
  const isReady = isPermitted && !disabled && !busyLabel;
  useRegisterAction(
    isReady && command ? { command, label, icon: Icon ?? Check, words, letter, press: onPress } : null,
  );
  if (!isPermitted) return null;
  return (
    <Button
      {...button}
      {...actionAttributes({ command, label, letter })}
      disabled={!isReady}
      onClick={onPress}
    >
      {Icon ? <Icon size={14} aria-hidden /> : null}
      <span>{busyLabel || label}</span>
    </Button>
  );
}
