// The AI Advies island. It renders nothing until a visitor presses a button for AI Advies; each press then
// opens a new dialog.

import { useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { IslandProps } from '../island-module.ts';
import { AdviceDialog } from './advice-dialog.tsx';
import { ADVICE_HASH, ADVICE_ISLAND } from './advice-names.ts';
import { advicePropsSchema } from './advice-props.ts';
import './advice.css';

export function Island({ props, presses }: IslandProps) {
  const [parsed] = useState(() => v.safeParse(advicePropsSchema, props));
  const pressed = useSyncExternalStore(presses.subscribe, presses.count);
  const [closedAt, setClosedAt] = useState(0);
  if (!parsed.success || pressed === closedAt) return null;

  function handleClose(): void {
    setClosedAt(presses.count());
    leaveHash();
    focusOpener();
  }

  return <AdviceDialog key={pressed} {...parsed.output} onClose={handleClose} />;
}

/** Removes the fragment from the URL, so that the same link opens the dialog again and a reload does not. */
function leaveHash(): void {
  if (location.hash === `#${ADVICE_HASH}`)
    history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Moves the focus to the first visible button that opens the dialog, unless a visible element has it. The
 * browser does not return the focus after opening by URL, and Safari does not focus clicked buttons.
 */
function focusOpener(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.checkVisibility()) return;
  const openers = document.querySelectorAll<HTMLElement>(`[data-opens="${ADVICE_ISLAND}"]`);
  [...openers].find((opener) => opener.checkVisibility())?.focus({ preventScroll: true });
}
