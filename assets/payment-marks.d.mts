export const SHEET: string;
export function drawPaymentMarks(): string;
