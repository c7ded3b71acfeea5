// One action of a page as a button, a line in the command palette and a shortcut letter. All three are hidden
// from operators without the right to the action.

import { Check, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { type Requirement, useIsPermitted } from '../../session/admin-session.ts';
import { type RegisteredAction, registerAction } from './action-registry.ts';

/** Registers an action while the component is mounted. `action` is null while the action is disabled. */
export function useRegisterAction(action: RegisteredAction | null): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => registerAction(() => latest.current), []);
}

type ActionAttributes = { command: string | undefined; label: string; letter: string | undefined };

/**
 * The attributes of an action's button. The command palette finds the button by `data-command`; the tooltip
 * shows the shortcut letter.
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
  /**
   * Of a button for an action on a page: the action's name. Without a name the button is not in the command
   * palette (Ctrl K) and has no shortcut letter.
   */
  command?: string;
  label: string;
  icon?: LucideIcon;
  words?: string | undefined;
  letter?: string | undefined;
  requires?: Requirement;
  /**
   * Of a button for an action on a page: the text while the action runs; the button is then disabled. With
   * false or without a text, the button shows `label` and can be pressed.
   */
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
