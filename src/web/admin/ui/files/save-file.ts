// Downloads a file in the operator's browser.

/** Downloads a file that is in the browser's memory under the name `name`. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  follow(address, name);
  URL.revokeObjectURL(address);
}

/**
 * Downloads a file from the shop under the file name the server gives. When the server refuses, the current
 * page stays open.
 */
export function fetchByBrowser(address: string): void {
  follow(address, '');
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
