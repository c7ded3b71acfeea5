// Light, dark, or as the device says. Kept in a cookie, so that the server draws the first page right
// and nothing flashes.

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: 'Als het apparaat',
  light: 'Licht',
  dark: 'Donker',
};

const COOKIE = 'admin_theme';
const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** The theme in a Cookie header; anything unknown is `system`. */
export function themeOf(cookieHeader: string | null): Theme {
  const value = (cookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** For `document.cookie`. The path is the whole shop: the pages' data has addresses outside /admin/. */
export function themeCookie(theme: Theme): string {
  return `${COOKIE}=${theme}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
}

export function themeAfter(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}
