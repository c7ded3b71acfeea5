// Tests the online withdrawal form step by step, as a browser without JavaScript uses it.

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { SubmitWithdrawal } from '#modules/returns/contract.ts';
import { cents } from '#shared/money.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceiptView } from './withdrawal-receipt.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';
import { EMPTY_FORM, statusOf, submitWithdrawalForm } from './withdrawal-state.ts';

const info = {
  brand: 'Zwartwit',
  company: 'Zwartwit B.V.',
  address: 'Voorbeeldstraat 1, 1234 AB Amsterdam, Nederland',
  email: 'hallo@zwartwit.example',
  withdrawalDays: 14,
  returnDays: 14,
  refundDays: 14,
  action: '/herroepen',
  order: null,
};
const receiptOf = (withdrawal: SubmitWithdrawal) => ({
  ...withdrawal,
  reason: withdrawal.reason ?? null,
  reference: 'HR100001',
  statement: `Ik herroep ${withdrawal.orderNumber}.`,
  declaredAt: '2026-11-20T13:03:05.000Z',
  declaredAtText: 'vrijdag 20\u00a0november 2026 om 14:03:05 uur (Nederlandse tijd, UTC+1)',
  refundBefore: '2026-12-04',
});
const orderOf = (jars: number | null) => ({
  orderNumber: 'ZW100001',
  href: '/bestelling/x',
  total: '€37,43',
  jars,
  lastDay: null,
  paid: { total: cents(3743), shippingCost: cents(0) },
});
const KEY = '7b0f0a52-5f4e-4d0c-9a3e-1f7f1d1f0a11';
const filled = {
  customerName: 'Anna',
  orderNumber: 'ZW100001',
  customerEmail: 'anna@example.org',
  reason: '',
};

async function send(fields: Record<string, string>, waitSeconds: number | null = null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submit = vi.fn(async (withdrawal: SubmitWithdrawal, _key: string) => receiptOf(withdrawal));
  const state = await submitWithdrawalForm(form, { submit, createKey: () => KEY, waitSeconds });
  return { state, submit };
}

describe('the steps', () => {
  test('the first shows what will be sent and sends nothing', async () => {
    const { state, submit } = await send({ ...filled, step: 'review' });
    expect(state).toMatchObject({ step: 'review', withdrawal: filled, submissionKey: KEY });
    expect([statusOf(state), submit.mock.calls.length]).toEqual([200, 0]);
  });

  test('a part is said in jars, and anything else than a number is asked again', async () => {
    const { state } = await send({ ...filled, jars: '1', step: 'review' });
    expect(state).toMatchObject({ step: 'review', withdrawal: { jars: 1 } });
    const wrong = await send({ ...filled, jars: 'de helft', step: 'review' });
    expect(wrong.state).toMatchObject({
      step: 'form',
      problems: { jars: expect.stringContaining('heel aantal') },
    });
  });

  test('who corrects gets the form back as it was, with nothing wrong in it', async () => {
    const { state, submit } = await send({ ...filled, jars: '1', step: 'edit' });
    expect(state).toMatchObject({ step: 'form', values: { ...filled, jars: '1' }, problems: {} });
    expect([statusOf(state), submit.mock.calls.length]).toEqual([200, 0]);
  });

  test('the second sends it with the key of its form', async () => {
    const { state, submit } = await send({ ...filled, step: 'confirm', key: 'a-key-of-this-form' });
    expect(state.step).toBe('receipt');
    expect(submit.mock.calls).toEqual([[{ ...filled, jars: null }, 'a-key-of-this-form']]);
  });

  test('the second with less than the first asked goes back to the form', async () => {
    const { state, submit } = await send({ ...filled, customerEmail: 'nee', step: 'confirm' });
    expect([state.step, statusOf(state), submit.mock.calls.length]).toEqual(['form', 422, 0]);
  });

  test('an empty request is a form with three problems', async () => {
    const { state } = await send({});
    expect(state.step === 'form' && Object.keys(state.problems)).toEqual([
      'customerName',
      'orderNumber',
      'customerEmail',
    ]);
  });

  test('whoever fills in the hidden field is shown it and can go on', async () => {
    const { state } = await send({ ...filled, website: 'https://x.example', step: 'confirm' });
    if (state.step !== 'form') throw new Error(state.step);
    expect(Object.keys(state.problems)).toEqual(['website']);
    expect(renderToStaticMarkup(<WithdrawalForm {...state} isFirst={false} info={info} />)).not.toContain(
      'aria-hidden="true"',
    );
  });

  test('too many forms answer 429, keep what was typed and record nothing', async () => {
    const { state, submit } = await send({ ...filled, step: 'confirm', key: KEY }, 90);
    expect([state.step, statusOf(state), submit.mock.calls.length]).toEqual(['review', 429, 0]);
    if (state.step !== 'review') throw new Error(state.step);
    const html = renderToStaticMarkup(<WithdrawalReview {...state} info={info} />);
    expect(html).toContain('over 2 minuten');
    expect(html).toContain('value="anna@example.org"');
  });
});

describe('what is drawn', () => {
  const hostile = {
    customerName: '<script>alert(1)</script>',
    orderNumber: '"><img src=x onerror=alert(1)>',
    customerEmail: 'anna@example.org',
    reason: '</textarea><script>alert(2)</script>',
  };

  test('the form keeps hostile text as text', () => {
    const problems = { customerName: 'Vul je naam in' };
    const html = renderToStaticMarkup(
      <WithdrawalForm
        values={{ ...hostile, jars: '"><script>' }}
        problems={problems}
        waitSeconds={null}
        isFirst={false}
        info={info}
      />,
    );
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('href="#customerName"');
  });

  test('the second step has one button that sends, "Herroeping bevestigen", and hostile text is text', () => {
    const html = renderToStaticMarkup(
      <WithdrawalReview
        withdrawal={hostile}
        submissionKey={KEY}
        waitSeconds={null}
        info={{ ...info, order: orderOf(2) }}
      />,
    );
    expect(html).toContain('<dt>Wat je herroept</dt><dd>De hele bestelling</dd>');
    const sending = [...html.matchAll(/<button[^>]*value="(\w+)"[^>]*>([^<]*)</g)].map(
      ([, ...groups]) => groups,
    );
    expect(sending).toEqual([
      ['confirm', 'Herroeping bevestigen'],
      ['edit', 'Pas je gegevens aan'],
    ]);
    expect(html.match(/class="btn /g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain(`name="key" value="${KEY}"`);
  });

  test('of an order of a few jars it is chosen how many; with anything else it is typed', () => {
    const draw = (jars: string, ordered: number | null) => {
      const form = { values: { ...EMPTY_FORM, jars }, problems: {}, waitSeconds: null, isFirst: false };
      return renderToStaticMarkup(<WithdrawalForm {...form} info={{ ...info, order: orderOf(ordered) }} />);
    };
    expect(draw('', 2)).toContain('Bestelling ZW100001: 2\u00a0potten, €37,43');
    expect(draw('1', 2)).toMatch(/<input type="radio"[^>]* checked="" value="1"|value="1"[^>]* checked=""/);
    expect(draw('', 2).match(/type="radio"/g)).toHaveLength(2);
    for (const typed of [draw('7', 2), draw('', null), draw('', 50)])
      expect(typed).not.toContain('type="radio"');
  });

  test('of the order somebody came from nothing is asked that is known; who corrects it gets it to type', () => {
    const draw = (customerName: string, isFirst: boolean) => {
      const values = { ...EMPTY_FORM, ...filled, customerName };
      const form = { values, problems: {}, waitSeconds: null, isFirst };
      return renderToStaticMarkup(<WithdrawalForm {...form} info={{ ...info, order: orderOf(1) }} />);
    };
    const fieldNames = (html: string) =>
      [...html.matchAll(/<label for="(\w+)"/g)].map(([, name]) => name).filter((name) => name !== 'website');
    expect(fieldNames(draw('Anna', true))).toEqual(['reason']);
    expect(draw('Anna', true)).toContain('<dt>E-mailadres</dt><dd>anna@example.org</dd>');
    expect(draw('Anna', true)).toContain('<input type="hidden" name="orderNumber" value="ZW100001"/>');
    expect(fieldNames(draw('', true))).toEqual(['customerName', 'reason']);
    expect(fieldNames(draw('Anna', false))).toEqual([
      'customerName',
      'orderNumber',
      'customerEmail',
      'reason',
    ]);
  });

  test('what comes back is said of the order somebody came from, for a part in proportion', () => {
    const draw = (withdrawal: SubmitWithdrawal, order: typeof info.order | ReturnType<typeof orderOf>) =>
      renderToStaticMarkup(
        <WithdrawalReview
          withdrawal={withdrawal}
          submissionKey={KEY}
          waitSeconds={null}
          info={{ ...info, order }}
        />,
      );
    expect(draw(filled, orderOf(2))).toContain('Je krijgt terug: <strong>€37,43</strong>');
    expect(draw({ ...filled, jars: 1 }, orderOf(2))).toContain('<strong>€18,72</strong>');
    for (const unsaid of [
      draw(filled, null),
      draw({ ...filled, jars: 1 }, orderOf(null)),
      draw({ ...filled, orderNumber: 'ZW100002' }, orderOf(2)),
    ])
      expect(unsaid).not.toContain('Je krijgt terug');
  });

  test('the receipt has content, date and time, and hostile text is text', () => {
    const html = renderToStaticMarkup(
      <WithdrawalReceiptView receipt={receiptOf(hostile)} jars={null} info={info} />,
    );
    expect(html).toContain('vrijdag 20\u00a0november 2026 om 14:03:05 uur');
    expect(html).toContain('4\u00a0december 2026');
    expect(html).toContain('<dd>De hele bestelling</dd>');
    expect(html).not.toMatch(/<script|<img/);
  });

  test('the label of the function is the one of the law', () => {
    const html = renderToStaticMarkup(
      <WithdrawalForm values={EMPTY_FORM} problems={{}} waitSeconds={null} isFirst info={info} />,
    );
    expect(html.replaceAll('\u00ad', '')).toContain('>Herroep hier je overeenkomst</h1>');
  });
});
