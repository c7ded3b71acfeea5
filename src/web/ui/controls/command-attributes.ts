// Attributes of a button that opens or closes a dialog without any script (the platform's command
// attributes). React's types lack them; older browsers use the drawer behaviour instead.

export function commandAttributes(command: 'show-modal' | 'close', dialogId: string) {
  return { command, commandfor: dialogId };
}
