// An error that concerns the whole form, above its fields.

import type { ReactNode } from 'react';

export function FormAlert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="form-alert" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}
