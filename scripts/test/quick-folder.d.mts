export function quickFolder(): string;
