import { expect, test } from 'vitest';
import type { CancelQuestion } from '#modules/returns/contract.ts';
import { buttonText, cancelBody, cancelFormSchema, initialCancelForm } from './cancel-form.ts';

const question: CancelQuestion = {
  paid: '37.43',
  refundable: '24.93',
  disputed: false,
  out: [{ article: 'jar', name: 'Pot', quantity: 2 }],
  wasSent: false,
  label: { trackingCode: 'ZWT1', provider: 'offline' },
  couponCode: null,
  reachable: true,
  settled: false,
  version: 3,
};

test('an order that waits is offered all its money back, its jars on the shelf and its label taken back', () => {
  const start = initialCancelForm([question]);
  expect(start).toMatchObject({ givesBack: true, amount: '24,93', restock: true, takeLabelBack: true });
  expect(buttonText([question], start)).toBe('Annuleren en €24,93 terugbetalen');
  expect(cancelBody(question, start, { key: 'k', isOne: true })).toMatchObject({
    refund: '24,93',
    version: 3,
  });
});

test('of a parcel that left no jar and no label is offered, and of a disputed one no money', () => {
  expect(initialCancelForm([{ ...question, wasSent: true }])).toMatchObject({
    restock: false,
    takeLabelBack: false,
  });
  const disputed = { ...question, disputed: true };
  expect(initialCancelForm([disputed]).givesBack).toBe(false);
  expect(buttonText([disputed], initialCancelForm([disputed]))).toBe('Bestelling annuleren');
});

test('of several each gets what is left of its own, and the button says the sum', () => {
  const both = [question, { ...question, refundable: '10.00', wasSent: true }];
  const start = initialCancelForm(both);
  expect(buttonText(both, start)).toBe('Annuleren en €34,93 terugbetalen');
  expect(both.map((each) => cancelBody(each, start, { key: 'k', isOne: false }))).toMatchObject([
    { refund: '24.93', restock: true },
    { refund: '10.00', restock: false },
  ]);
});

test('an amount is asked for only when money goes back', () => {
  const form = { ...initialCancelForm([question]), amount: 'veel' };
  expect(cancelFormSchema.safeParse(form).success).toBe(false);
  expect(cancelFormSchema.safeParse({ ...form, givesBack: false }).success).toBe(true);
});
