// The receipt on screen: the same content, date and time as the mail, made to be printed or kept.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { dayText, statementLines, type WithdrawalReceipt } from '#modules/orders/contract.ts';
import type { WithdrawalInfo } from './withdrawal-info.ts';

export function WithdrawalReceiptView({
  receipt,
  info,
}: {
  receipt: WithdrawalReceipt;
  info: WithdrawalInfo;
}) {
  const { company, address, returnDays, email } = info;
  const steps = copy.nextSteps({ company, address, returnDays, refundBefore: dayText(receipt.refundBefore) });
  return (
    <div className="legal page-width withdrawal">
      <header className="legal-head">
        <h1 className="legal-title">{copy.receiptTitle}</h1>
        <p className="legal-intro">{copy.receiptText(receipt.customerEmail)}</p>
      </header>
      <section className="form-card withdrawal-narrow" aria-label={copy.receiptDetails}>
        <dl>
          {statementLines(receipt).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="withdrawal-narrow withdrawal-next" aria-labelledby="vervolg">
        <h2 id="vervolg">{copy.nextTitle}</h2>
        <ol>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="withdrawal-print">{copy.print}</p>
        <p>
          {copy.noMail} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </section>
    </div>
  );
}
