// The second step of a withdrawal: the exact text of the declaration, and the button that sends it. A button
// that looks like a link goes back to correct the details, which stay filled in.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { declaredLines, type SubmitWithdrawal, statementOf } from '#modules/returns/contract.ts';
import { formatEuro } from '#shared/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RateLimitNotice } from './rate-limit-notice.tsx';
import { StatedLines } from './stated-lines.tsx';
import { CorrectLine, WhatFollows } from './withdrawal-form.tsx';
import { moneyBack, namedOrder, type WithdrawalInfo } from './withdrawal-info.ts';

type WithdrawalReviewProps = {
  withdrawal: SubmitWithdrawal;
  submissionKey: string;
  waitSeconds: number | null;
  info: WithdrawalInfo;
};

export function WithdrawalReview({ withdrawal, submissionKey, waitSeconds, info }: WithdrawalReviewProps) {
  const { customerName, orderNumber, customerEmail, reason, jars } = withdrawal;
  const statement = statementOf({ orderNumber, shopName: info.brand, jars });
  const order = namedOrder(info, orderNumber);
  const back = order && moneyBack(order, jars ?? null);
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
          <RateLimitNotice seconds={waitSeconds} email={info.email} />
          <StatedLines
            lines={declaredLines({ ...withdrawal, statement })}
            jars={jars ?? null}
            order={order}
          />
          {back === null ? null : (
            <p className="mt-5">
              {copy.moneyBack} <strong>{formatEuro(back)}</strong>.
            </p>
          )}
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
          <CorrectLine />
        </form>
        <WhatFollows info={info} />
      </div>
    </div>
  );
}
