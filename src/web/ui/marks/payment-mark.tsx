// The logo of a payment method, in one colour and one height. iDEAL shows Wero's name beside its own, because
// iDEAL and Wero are one method since March 2026.

import type { ComponentProps, ReactNode } from 'react';

type Mark = { width: number; drawing: ReactNode };

const word = { fontSize: 12.5, fontWeight: 700, letterSpacing: '-0.02em' } as const;

const MARKS = {
  'iDEAL | Wero': {
    width: 96,
    drawing: (
      <>
        <text x="10" y="20.5" {...word}>
          iDEAL
        </text>
        <path d="M49.5 9v14" stroke="currentColor" strokeWidth="1" />
        <text x="56" y="20.5" {...word}>
          wero
        </text>
      </>
    ),
  },
  Bancontact: {
    width: 96,
    drawing: (
      <>
        <path d="M9 20.5h8.5l4-9H13z" opacity="0.55" />
        <path d="M14 20.5h3.5l4-9H18z" />
        <text x="26" y="20.5" {...word} fontSize="11.5">
          Bancontact
        </text>
      </>
    ),
  },
  'Apple Pay': {
    width: 58,
    drawing: (
      <>
        <path d="M19.6 16.7c0-1.7 1.4-2.5 1.4-2.5-.8-1.1-2-1.3-2.4-1.3-1-.1-2 .6-2.5.6-.5 0-1.3-.6-2.2-.6-1.1 0-2.1.6-2.7 1.6-1.2 2-.3 5 .8 6.6.5.8 1.2 1.7 2 1.6.8 0 1.1-.5 2.1-.5s1.2.5 2.1.5c.9 0 1.4-.8 2-1.6.6-.9.9-1.7.9-1.8 0 0-1.5-.6-1.5-2.6zM18 11.8c.4-.5.7-1.3.6-2-.6 0-1.4.4-1.8.9-.4.5-.8 1.2-.7 1.9.7.1 1.4-.3 1.9-.8z" />
        <text x="25.5" y="20.5" {...word}>
          Pay
        </text>
      </>
    ),
  },
  'Google Pay': {
    width: 62,
    drawing: (
      <>
        <path d="M20.8 13a5.2 5.2 0 1 0 1.2 3.7h-5.2" fill="none" stroke="currentColor" strokeWidth="2.2" />
        <text x="27" y="20.5" {...word}>
          Pay
        </text>
      </>
    ),
  },
  Mastercard: {
    width: 48,
    drawing: (
      <>
        <circle cx="19.5" cy="16" r="7" opacity="0.9" />
        <circle cx="28.5" cy="16" r="7" opacity="0.5" />
      </>
    ),
  },
  PayPal: {
    width: 62,
    drawing: (
      <text x="10.5" y="20.5" {...word} fontStyle="italic">
        PayPal
      </text>
    ),
  },
} as const satisfies Record<string, Mark>;

export type PaymentName = keyof typeof MARKS;

/**
 * A payment logo. It is hidden from screen readers unless it gets a name, because the name is usually written
 * beside it.
 */
export function PaymentMark({ name, ...rest }: { name: PaymentName } & ComponentProps<'svg'>) {
  const { width, drawing } = MARKS[name];
  return (
    <svg
      aria-hidden="true"
      {...rest}
      width={width}
      height="32"
      viewBox={`0 0 ${width} 32`}
      fill="currentColor"
    >
      {drawing}
    </svg>
  );
}

/** Class names of the frame around a logo without text beside it. */
export const FRAMED_MARK = 'rounded-md ring-1 ring-current/25 ring-inset';
