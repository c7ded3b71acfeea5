// AI Advies on a content page: nothing until somebody asks for it, then the dialog, afresh at every press.

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

/** So that the same link opens it again, and reloading does not. */
function leaveHash(): void {
  if (location.hash === `#${ADVICE_HASH}`)
    history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * The dialog gives the focus back itself, except to what never had it: an address has none, and Safari does
 * not focus what is clicked. The focus is then on the page, or still on the button inside the dialog that is
 * gone.
 */
function focusOpener(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.checkVisibility()) return;
  const openers = document.querySelectorAll<HTMLElement>(`[data-opens="${ADVICE_ISLAND}"]`);
  [...openers].find((opener) => opener.checkVisibility())?.focus({ preventScroll: true });
}
