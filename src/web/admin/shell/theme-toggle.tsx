// One button that goes round: as the device, light, dark.

import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { THEME_LABELS, type Theme, themeAfter } from './theme.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, typeof Sun>;

export function ThemeToggle({ theme, onTheme }: { theme: Theme; onTheme(theme: Theme): void }) {
  const label = `Weergave: ${THEME_LABELS[theme]}`;
  return <IconButton label={label} icon={ICONS[theme]} onClick={() => onTheme(themeAfter(theme))} />;
}
