// AI Advies on a content page: nothing until somebody asks for it, then the dialog, afresh at every press.

import { useState, useSyncExternalStore } from 'react';
import type { IslandProps } from '../island-registry.ts';
import { AdviceDialog } from './advice-dialog.tsx';
import { ADVICE_HASH, ADVICE_ISLAND } from './advice-names.ts';
import { advicePropsSchema } from './advice-props.ts';
import './advice.css';

export function Island({ props, presses }: IslandProps) {
  const [parsed] = useState(() => advicePropsSchema.safeParse(props));
  const pressed = useSyncExternalStore(presses.subscribe, presses.count);
  const [closedAt, setClosedAt] = useState(0);
  if (!parsed.success || pressed === closedAt) return null;

  function handleClose(): void {
    setClosedAt(presses.count());
    leaveHash();
    focusOpener();
  }

  return <AdviceDialog key={pressed} packs={parsed.data.packs} onClose={handleClose} />;
}

/** So that the same link opens it again, and reloading does not. */
function leaveHash(): void {
  if (location.hash === `#${ADVICE_HASH}`)
    history.replaceState(history.state, '', location.pathname + location.search);
}

/** The dialog gives the focus back itself, except to a button that never had it: Safari does not focus what is clicked. */
function focusOpener(): void {
  if (document.activeElement !== document.body) return;
  const openers = document.querySelectorAll<HTMLElement>(`[data-opens="${ADVICE_ISLAND}"]`);
  [...openers].find((opener) => opener.checkVisibility())?.focus({ preventScroll: true });
}
