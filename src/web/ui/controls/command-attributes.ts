// A button that opens or closes a dialog without any script, by the platform's own command attributes.
// React's types do not know them yet; older browsers get the same from the drawer behaviour.

export function commandAttributes(command: 'show-modal' | 'close', dialogId: string) {
  return { command, commandfor: dialogId };
}
