/** Returns the text with its first character in upper case and the rest unchanged. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
