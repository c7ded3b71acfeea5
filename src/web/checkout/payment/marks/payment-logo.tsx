// The mark of a way to pay in its own shape and colours, from one file of drawings (shapes of Simple Icons, CC0; iDEAL, Bancontact and
// Link drawn for the shop). As high as the text beside it, so that it grows with it.

import drawings from './payment-logos.svg';

/** Width and height of each drawing. */
const SIZES = {
  apple: '283 122',
  google: '384 157',
  paypal: '384 384',
  amazon: '368 256',
  link: '29 16',
  visa: '384 128',
  mastercard: '32 20',
  ideal: '27 24',
  bancontact: '34 22',
} as const;

export type LogoName = keyof typeof SIZES;

/** Decorative: the name always stands beside it. */
export function PaymentLogo({ name, className }: { name: LogoName; className: string }) {
  return (
    <svg viewBox={`0 0 ${SIZES[name]}`} className={`w-auto ${className}`} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
