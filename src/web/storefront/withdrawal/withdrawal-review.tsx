// The second step: what will be sent, word for word, and the one button that sends it. Whoever wants to correct something goes back
// with all they typed, by words in a line.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { declaredLines, type SubmitWithdrawal, statementOf } from '#modules/orders/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { StatedLines } from './stated-lines.tsx';
import { WaitNotice } from './wait-notice.tsx';
import { WhatFollows } from './withdrawal-form.tsx';
import type { WithdrawalInfo } from './withdrawal-info.ts';

type WithdrawalReviewProps = {
  withdrawal: SubmitWithdrawal;
  submissionKey: string;
  waitSeconds: number | null;
  info: WithdrawalInfo;
};

export function WithdrawalReview({ withdrawal, submissionKey, waitSeconds, info }: WithdrawalReviewProps) {
  const { customerName, orderNumber, customerEmail, reason, jars } = withdrawal;
  const statement = statementOf({ orderNumber, shopName: info.brand, jars });
  const optional = { jars: jars ? String(jars) : '', reason: reason ?? '' };
  const fields = { customerName, orderNumber, customerEmail, ...optional, key: submissionKey };
  return (
    <div className="legal page-width withdrawal">
      <header className="legal-head">
        <p className="withdrawal-step">{copy.step(2)}</p>
        <h1 className="legal-title">{copy.reviewTitle}</h1>
        <p className="legal-intro">{copy.reviewText}</p>
      </header>
      <div className="withdrawal-columns">
        <form method="post" action={info.action} className="form-card">
          <WaitNotice seconds={waitSeconds} email={info.email} />
          <StatedLines
            lines={declaredLines({ ...withdrawal, statement })}
            jars={jars ?? null}
            order={info.order}
          />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            variant="primary"
            type="submit"
            name="step"
            value="confirm"
            size="large"
            className="form-submit"
          >
            {copy.confirm}
          </Button>
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
        </form>
        <WhatFollows info={info} />
      </div>
    </div>
  );
}
