// The mark of a way to pay in its own shape and colours, from one file of drawings (shapes of Simple Icons, CC0; iDEAL, Bancontact and
// Link drawn for the shop). As high as the text beside it, so that it grows with it.

import drawings from './payment-logos.svg';

const BOXES = {
  apple: '53 133 283 121',
  google: '0 114 384 156',
  paypal: '0 0 384 384',
  amazon: '16 64 368 256',
  link: '0 3 29 16',
  visa: '0 126 384 128',
  mastercard: '0 0 32 20',
  ideal: '0 0 27 24',
  bancontact: '0 0 34 22',
} as const;

export type LogoName = keyof typeof BOXES;

/** Decorative: the name always stands beside it. */
export function PaymentLogo({ name, className }: { name: LogoName; className: string }) {
  return (
    <svg viewBox={BOXES[name]} className={`w-auto ${className}`} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
