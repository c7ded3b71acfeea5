// The payment logos in the footer.

import { navigationCopy } from '#copy/navigation.ts';
import { FRAMED_MARK, PaymentMark, type PaymentName } from './payment-mark.tsx';

const NAMES: readonly PaymentName[] = [
  'iDEAL | Wero',
  'Bancontact',
  'Apple Pay',
  'Google Pay',
  'Mastercard',
  'PayPal',
];

export function PaymentMarks() {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={navigationCopy.footerPaymentLabel}>
      {NAMES.map((name) => (
        <li key={name}>
          <PaymentMark
            name={name}
            role="img"
            aria-hidden={undefined}
            aria-label={name}
            className={FRAMED_MARK}
          />
        </li>
      ))}
    </ul>
  );
}
