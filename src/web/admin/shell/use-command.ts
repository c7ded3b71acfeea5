// Presses a button of the page that was just opened, as soon as the button is rendered. The button's name is
// in the state of the navigation and is removed afterwards, so that going back or reloading does not press it
// again.

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { seconds } from '#shared/clock.ts';

const TIMEOUT_MS = seconds(10);

/** The `state` of a navigation that presses the button with this `data-command`. */
export const commandState = (command: string) => ({ command });

export function useCommand(): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const command = commandOf(state);
  useEffect(() => {
    if (command === null) return;
    const stop = () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
    const press = () => {
      const button = document.querySelector(`#admin-main [data-command="${command}"]`);
      if (!(button instanceof HTMLButtonElement) || button.disabled) return;
      stop();
      button.click();
      void navigate(`${pathname}${search}`, { replace: true, state: null, preventScrollReset: true });
    };
    const watcher = new MutationObserver(press);
    const timer = setTimeout(stop, TIMEOUT_MS);
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
    press();
    return stop;
  }, [command, pathname, search, navigate]);
}

function commandOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('command' in state)) return null;
  return typeof state.command === 'string' && /^[a-z-]+$/.test(state.command) ? state.command : null;
}
