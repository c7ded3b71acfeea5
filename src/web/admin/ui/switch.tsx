// An on/off choice that takes effect with the rest of its form: a checkbox that looks and reads like a switch.

import type { ComponentProps, ReactNode } from 'react';

export function Switch({
  label,
  ...input
}: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, as a switch too */}
      <input {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
