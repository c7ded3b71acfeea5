// The first step of a withdrawal: name, order, and e-mail address for the receipt. Errors are listed above
// the fields.

import type { ComponentProps } from 'react';
import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { jarsText } from '#shared/goods-text.ts';
import { href } from '#shared/href.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { MailAddress } from '../../ui/marks/mail-address.tsx';
import { FormField, InputField } from '../form/form-field.tsx';
import { HONEYPOT_FIELD, Honeypot } from '../form/honeypot.tsx';
import { ProblemSummary } from '../form/problem-summary.tsx';
import { JarsField } from './jars-field.tsx';
import { RateLimitNotice } from './rate-limit-notice.tsx';
import type { WithdrawalInfo } from './withdrawal-info.ts';
import { FIELDS, type Field, type FormValues, type Problems } from './withdrawal-state.ts';

const { labels, hints } = copy;

/** The single-line fields of the withdrawal form, in the order of the page. */
const INPUTS: readonly (ComponentProps<'input'> & { name: Exclude<Field, 'reason' | 'jars'> })[] = [
  { name: 'customerName', autoComplete: 'name', required: true },
  {
    name: 'orderNumber',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    required: true,
  },
  {
    name: 'customerEmail',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required: true,
  },
];

type WithdrawalFormProps = {
  values: FormValues;
  problems: Problems;
  waitSeconds: number | null;
  /**
   * Of the withdrawal form: true before the visitor has sent it for the first time. Details known from the
   * order's link are then shown as text instead of fields.
   */
  isFirst: boolean;
  info: WithdrawalInfo;
};

export function WithdrawalForm({ values, problems, waitSeconds, isFirst, info }: WithdrawalFormProps) {
  const { order } = info;
  const known = isFirst && order ? INPUTS.filter(({ name }) => values[name] !== '') : [];
  return (
    <div className="legal page-width withdrawal">
      <header className="legal-head">
        <p className="withdrawal-step">{copy.step(1)}</p>
        <h1 className="legal-title">{copy.heading}</h1>
        <p className="legal-intro">{copy.intro(info.withdrawalDays, order?.lastDay ?? null)}</p>
      </header>
      <div className="withdrawal-columns">
        <form method="post" action={info.action} noValidate className="form-card">
          <h2>{copy.formTitle}</h2>
          {order ? (
            <p className="mt-1 text-smoke">
              {copy.ofOrder(
                order.orderNumber,
                order.jars === null ? null : jarsText(order.jars),
                order.total,
              )}
            </p>
          ) : null}
          <RateLimitNotice seconds={waitSeconds} email={info.email} />
          <ProblemSummary
            title={copy.problemsTitle}
            problems={problems}
            names={[...FIELDS, HONEYPOT_FIELD]}
          />
          {known.length > 0 ? <Known names={known.map(({ name }) => name)} values={values} /> : null}
          {INPUTS.filter((input) => !known.includes(input)).map((input) => (
            <InputField
              key={input.name}
              {...input}
              label={labels[input.name]}
              hint={order && input.name === 'orderNumber' ? undefined : hints[input.name]}
              problem={problems[input.name]}
              defaultValue={values[input.name]}
            />
          ))}
          <JarsField value={values.jars} problem={problems.jars} order={order} />
          <FormField name="reason" label={labels.reason} hint={hints.reason} problem={problems.reason}>
            {(control) => <textarea {...control} defaultValue={values.reason} rows={3} />}
          </FormField>
          <Honeypot label={labels.website} hint={hints.website} problem={problems.website} />
          <Button
            variant="primary"
            type="submit"
            name="step"
            value="review"
            size="large"
            className="form-submit"
          >
            {copy.next}
          </Button>
          {known.length > 0 ? <CorrectLine /> : null}
        </form>
        <WhatFollows info={info} />
      </div>
    </div>
  );
}

/**
 * Shows the details that are known from the order's link as text, and sends them as hidden inputs. The order
 * number is not shown, because the line above contains it.
 */
function Known({ names, values }: { names: readonly (typeof INPUTS)[number]['name'][]; values: FormValues }) {
  const shown = names.filter((name) => name !== 'orderNumber');
  return (
    <>
      <dl className="mt-3 mb-6">
        {shown.map((name) => (
          <Detail key={name} label={labels[name]}>
            {values[name]}
          </Detail>
        ))}
      </dl>
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
    </>
  );
}

/**
 * A button of the withdrawal pages that looks like a link, with which the visitor corrects known or typed
 * details.
 */
export function CorrectLine() {
  return (
    <p className="mt-5 text-[0.9375rem] text-smoke">
      {copy.startAgain}{' '}
      <button
        type="submit"
        name="step"
        value="edit"
        className="min-h-11 cursor-pointer text-ink underline underline-offset-3 hover:decoration-2"
      >
        {copy.correct}
      </button>
    </p>
  );
}

/** Explains what happens after a withdrawal, and the ways to withdraw without this form. */
export function WhatFollows({ info }: { info: WithdrawalInfo }) {
  return (
    <aside className="withdrawal-aside" aria-labelledby="daarna">
      <h2 id="daarna">{copy.afterTitle}</h2>
      <ol>
        {copy.after(info.returnDays, info.refundDays).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>
        {copy.otherWays} <a href={`${href('/terms-of-service')}#herroepen`}>{copy.modelForm}</a>{' '}
        {copy.otherWaysEnd} <MailAddress address={info.email} after="," /> {info.company}, {info.address}.
      </p>
    </aside>
  );
}
