// Creates the shop's PDF documents and the QR codes in mails. The large libraries are loaded when the first
// document is made.

import type { DrawQrCode } from '#modules/checkout/index.ts';
import type { PdfStack, PrintPackingSlips } from '#modules/fulfilment/index.ts';
import type { PrintInvoice } from '#modules/invoices/index.ts';

export const printInvoice: PrintInvoice = async (invoice) => {
  const pdf = await import('#integrations/pdf-invoices/pdf-invoices.ts');
  return pdf.printInvoice(invoice);
};

export const drawQrCode: DrawQrCode = async (text) => {
  const pictures = await import('#integrations/qr-pictures/qr-pictures.ts');
  return pictures.drawQrPicture(text);
};

export const printPackingSlips: PrintPackingSlips = async (slips, paper) => {
  const pdf = await import('#integrations/pdf-packing-slips/pdf-packing-slips.ts');
  return pdf.printPackingSlips(slips, paper);
};

const openStack = async () => (await import('#integrations/pdf-stack/pdf-stack.ts')).pdfStack;

export const pdfStack: PdfStack = {
  countPages: async (pdf) => (await openStack()).countPages(pdf),
  stack: async (...papers) => (await openStack()).stack(...papers),
};
