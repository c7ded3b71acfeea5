// Downloads a file in the operator's browser.

/** Downloads a file that is in memory. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** Downloads a file from the shop, under the shop's file name. A refusal leaves the current page open. */
export function fetchByBrowser(address: string): void {
  follow(address, '');
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
