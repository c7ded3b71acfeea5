// The keyboard shortcuts of the editor: save, and undo and redo while no text field has the focus.

import { useEffect, useEffectEvent } from 'react';
import { focusedPlace, isCovered } from '../../../shell/keys/shortcuts.ts';
import type { Draft } from './use-draft.ts';

export function useEditorShortcuts({ undo, redo, save }: Pick<Draft, 'undo' | 'redo' | 'save'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey === event.ctrlKey || event.altKey || isCovered()) return;
    const key = event.key.toLowerCase();
    if (key === 's') void save();
    // Within a text field the browser's own undo works.
    else if (key === 'z' && !isText()) (event.shiftKey ? redo : undo)?.();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const isText = () => ['INPUT', 'TEXTAREA', 'SELECT'].includes(focusedPlace()?.tagName ?? '');
