// A switch that is saved with the rest of its form: a checkbox with the look and role of a switch.

import { type ComponentProps, type ReactNode, useId } from 'react';

/** Styles of the track of the switch; its `before` element is the knob. */
const TRACK = [
  'm-0 h-5 w-8.5 flex-none cursor-pointer appearance-none rounded-full bg-border',
  'before:m-0.5 before:block before:size-4 before:rounded-full before:bg-white before:transition-transform before:duration-150 before:ease-out',
  'checked:bg-accent checked:before:translate-x-3.5',
].join(' ');

type SwitchProps = { label: ReactNode; hint?: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'role'>;

export function Switch({ label, hint, ...input }: SwitchProps) {
  const hintId = useId();
  const described = hint ? { 'aria-describedby': hintId } : {};
  return (
    <label className="col-span-full flex min-h-8 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, as a switch too */}
      <input {...input} {...described} className={TRACK} type="checkbox" role="switch" />
      <span className="wrap-anywhere">
        <span>{label}</span>
        {hint ? (
          <span id={hintId} className="block text-[0.8125rem] text-quiet">
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
