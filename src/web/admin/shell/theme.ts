// The theme: light, dark, or that of the device. It is stored in a cookie, so that the server renders the
// first page correctly and nothing flashes.

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: 'Als het apparaat',
  light: 'Licht',
  dark: 'Donker',
};

const COOKIE = 'admin_theme';
const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** The theme in a Cookie header; `system` when the cookie is absent or unknown. */
export function themeOf(cookieHeader: string | null): Theme {
  const value = (cookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/**
 * The theme cookie as text for `document.cookie`. Its path is the whole shop, because the back-office also
 * loads data from addresses outside /admin/.
 */
export function themeCookie(theme: Theme): string {
  return `${COOKIE}=${theme}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
}

export function themeAfter(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}
