// Hands a file to the person who asked for it.

/** One that is in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** One of the shop, under the name the shop gives it; a refusal leaves the page where it is. */
export function fetchByBrowser(address: string): void {
  follow(address, '');
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
