// The keys that work on every page: ⌘K, ?, /, g with a second letter, and the letters of the page's actions.

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { seconds } from '#shared/clock.ts';
import { registeredActions } from '../actions/action-registry.ts';
import { focusedPlace, isCovered, isPaletteKey, placeOfKeys, plainShortcut } from './shortcuts.ts';

/** The maximum time between the two letters of a shortcut, in ms. */
const TOGETHER = seconds(1.5);

type GlobalKeys = { onPalette(): void; onShortcuts(): void };

export function useGlobalKeys({ onPalette, onShortcuts }: GlobalKeys): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const dialogOpen = isCovered();
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!dialogOpen) onPalette();
        return;
      }
      const key = plainShortcut(event, focusedPlace(), dialogOpen);
      const command = key === null ? null : commandOf(key, onShortcuts);
      if (!command) return;
      // Otherwise the letter would be typed into the field that an opened dialog focuses.
      event.preventDefault();
      command();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onPalette, onShortcuts]);
  usePlaceKeys();
}

/** The function a key runs on the current page; null when the key has none. */
function commandOf(key: string, onShortcuts: () => void): (() => void) | null {
  if (key === '?') return onShortcuts;
  const search = key === '/' ? document.querySelector('[data-search]') : null;
  if (search instanceof HTMLInputElement)
    return () => {
      search.focus();
      search.select();
    };
  const action = registeredActions().find(({ letter }) => letter === key);
  return action ? () => action.press() : null;
}

/**
 * Handles two-letter shortcuts before the page's own letters, so that the letter after `g` does not start an
 * action.
 */
function usePlaceKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let last = { key: '', at: 0 };
    function handle(event: KeyboardEvent) {
      const key = plainShortcut(event, focusedPlace(), isCovered()) ?? '';
      const path = Date.now() - last.at < TOGETHER ? placeOfKeys(last.key, key) : null;
      last = { key, at: Date.now() };
      if (!path) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate(path);
    }
    document.addEventListener('keydown', handle, { capture: true });
    return () => document.removeEventListener('keydown', handle, { capture: true });
  }, [navigate]);
}
