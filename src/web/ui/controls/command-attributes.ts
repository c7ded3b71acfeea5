// Returns the attributes of a button that opens or closes a dialog without a script (the browser's command
// attributes). React's types lack them. In older browsers the drawer behaviour opens the dialog.

export function commandAttributes(command: 'show-modal' | 'close', dialogId: string) {
  return { command, commandfor: dialogId };
}
