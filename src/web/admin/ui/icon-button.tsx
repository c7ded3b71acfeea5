// A button that is only a picture; its name is read aloud and shown when pointed at.

import type { LucideIcon } from 'lucide-react';

type IconButtonProps = { label: string; icon: LucideIcon; busy?: boolean; onClick(): void };

export function IconButton({ label, icon: Icon, busy = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
