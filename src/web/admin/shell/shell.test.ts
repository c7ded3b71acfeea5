// Tests the theme cookie and the figures of the navigation.

import { describe, expect, test } from 'vitest';
import { countLabel, countOf } from './section-counts.ts';
import { themeAfter, themeCookie, themeOf } from './theme.ts';

describe('the theme', () => {
  test('it is read from among other cookies, and the unknown is that of the device', () => {
    expect(themeOf('a=1; admin_theme=dark; b=2')).toBe('dark');
    expect(themeOf('admin_theme=purple')).toBe('system');
    expect(themeOf(null)).toBe('system');
  });

  test('what is written is read back, and the button goes round', () => {
    expect(themeOf(themeCookie('light').split(';')[0] ?? '')).toBe('light');
    expect([themeAfter('system'), themeAfter('light'), themeAfter('dark')]).toEqual([
      'light',
      'dark',
      'system',
    ]);
  });
});

const waiting = (path: string, count: number) => ({
  key: path,
  path,
  count,
  text: '',
  clock: null,
  isUrgent: false,
});

test('a section’s figure is all that waits in it, short, and nothing when nothing does', () => {
  const lines = [
    waiting('/admin/orders?status=unsent', 12),
    waiting('/admin/orders/7', 1),
    waiting('/admin/api/jobs', 2),
  ];
  const labels = ['/admin', '/admin/orders', '/admin/api', '/admin/reviews'].map((path) =>
    countLabel(countOf(lines, path)),
  );
  expect(labels).toEqual([null, '13', '2', null]);
  expect(countLabel(10_000)).toMatch(/^10.?[kK]$/);
});
