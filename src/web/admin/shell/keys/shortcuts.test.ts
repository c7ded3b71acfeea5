// Tests when a key press counts as a shortcut, and to which row the keys j and k move.

import { describe, expect, test } from 'vitest';
import { isPaletteKey, nextRow, plainShortcut } from './shortcuts.ts';

const press = (key: string, change = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  ...change,
});

describe('a plain letter', () => {
  test('is a shortcut on the page, on a link and on a button', () => {
    expect(plainShortcut(press('e'), null, false)).toBe('e');
    expect(plainShortcut(press('j'), { tagName: 'A' }, false)).toBe('j');
    expect(plainShortcut(press('?'), { tagName: 'BUTTON' }, false)).toBe('?');
  });

  test.each(['INPUT', 'TEXTAREA', 'SELECT', 'input'])('is text in %s', (tagName) => {
    expect(plainShortcut(press('e'), { tagName }, false)).toBeNull();
  });

  test('is nothing behind a dialog, in editable text, with a modifier or while composing', () => {
    expect(plainShortcut(press('e'), null, true)).toBeNull();
    expect(plainShortcut(press('e'), { tagName: 'DIV', isContentEditable: true }, false)).toBeNull();
    expect(plainShortcut(press('s', { ctrlKey: true }), null, false)).toBeNull();
    expect(plainShortcut(press('k', { metaKey: true }), null, false)).toBeNull();
    expect(plainShortcut(press('e', { isComposing: true }), null, false)).toBeNull();
    expect(plainShortcut(press('e', { defaultPrevented: true }), null, false)).toBeNull();
  });
});

test('the palette opens with one of command and control, not with both or neither', () => {
  expect(isPaletteKey(press('k', { metaKey: true }))).toBe(true);
  expect(isPaletteKey(press('K', { ctrlKey: true }))).toBe(true);
  expect(isPaletteKey(press('k'))).toBe(false);
  expect(isPaletteKey(press('k', { metaKey: true, ctrlKey: true }))).toBe(false);
});

test('j and k enter the list at its ends and stop there', () => {
  expect(nextRow(-1, 1, 3)).toBe(0);
  expect(nextRow(-1, -1, 3)).toBe(2);
  expect(nextRow(2, 1, 3)).toBe(2);
  expect(nextRow(0, -1, 3)).toBe(0);
  expect(nextRow(-1, 1, 0)).toBe(-1);
});
