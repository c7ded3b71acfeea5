// The receipt on screen: the same content, date and time as the mail, made to be printed or kept.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { dayText, statementLines, type WithdrawalReceipt } from '#modules/orders/contract.ts';
import { Term } from '../../ui/term.tsx';
import { TextHead } from '../legal/text-head.tsx';
import type { WithdrawalInfo } from './withdrawal-info.ts';

type WithdrawalReceiptViewProps = { receipt: WithdrawalReceipt; info: WithdrawalInfo };

export function WithdrawalReceiptView({ receipt, info }: WithdrawalReceiptViewProps) {
  const { company, address, returnDays, email } = info;
  const steps = copy.nextSteps({ company, address, returnDays, refundBefore: dayText(receipt.refundBefore) });
  return (
    <div className="legal page-width withdrawal">
      <TextHead title={copy.receiptTitle} intro={copy.receiptText(receipt.customerEmail)} />
      <section className="form-card withdrawal-narrow" aria-labelledby="verklaring">
        <h2 id="verklaring">{copy.receiptDetails}</h2>
        <dl>
          {statementLines(receipt).map(({ label, value }) => (
            <Term key={label} name={label}>
              {value}
            </Term>
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
