// The logo of a payment method in its own shape and colours, from one sheet of drawings made by
// assets/payment-marks.mjs. Its height follows the text size.

import drawings from './payment-logos.svg';

/** Width and height of each payment logo, in the units of the drawings in payment-logos.svg. */
export const LOGO_SIZES = {
  apple: '17.7 7.6',
  google: '24 9.8',
  paypal: '24 24',
  amazon: '40 25',
  link: '29 16',
  visa: '24 8',
  mastercard: '32 20',
  ideal: '27 24',
  bancontact: '34 22',
} as const;

export type LogoName = keyof typeof LOGO_SIZES;

type PaymentLogoProps = {
  name: LogoName;
  /**
   * Accessible name of a payment logo. Without a label, the logo is hidden from screen readers, because the
   * name is written beside it.
   */
  label?: string;
  className: string;
};

export function PaymentLogo({ name, label, className }: PaymentLogoProps) {
  return (
    <svg
      viewBox={`0 0 ${LOGO_SIZES[name]}`}
      className={`w-auto ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
