// One button that goes round: as the device, light, dark.

import { Monitor, Moon, Sun } from 'lucide-react';
import { THEME_LABELS, type Theme, themeAfter } from './theme.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, typeof Sun>;

export function ThemeToggle({ theme, onTheme }: { theme: Theme; onTheme(theme: Theme): void }) {
  const Icon = ICONS[theme];
  const label = `Weergave: ${THEME_LABELS[theme]}`;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => onTheme(themeAfter(theme))}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
