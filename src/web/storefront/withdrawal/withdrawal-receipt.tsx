// The receipt of a withdrawal on screen, for printing or saving: the same content, date and time as the mail.

import { commonCopy } from '#copy/common.ts';
import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';
import { formatDay } from '#modules/orders/contract.ts';
import { statementLines, type WithdrawalReceipt } from '#modules/returns/contract.ts';
import { href } from '#shared/href.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { MailAddress } from '../../ui/marks/mail-address.tsx';
import { StatedLines } from './stated-lines.tsx';
import { namedOrder, type WithdrawalInfo } from './withdrawal-info.ts';

type WithdrawalReceiptProps = {
  receipt: WithdrawalReceipt;
  jars: number | null;
  info: WithdrawalInfo;
};

export function WithdrawalReceiptView({ receipt, jars, info }: WithdrawalReceiptProps) {
  const { company, address, returnDays, email } = info;
  const order = namedOrder(info, receipt.orderNumber);
  const steps = copy.nextSteps({
    company,
    address,
    returnDays,
    refundBefore: formatDay(receipt.refundBefore),
  });
  return (
    <div className="legal page-width withdrawal">
      <header className="legal-head">
        <h1 className="legal-title">{copy.receiptTitle}</h1>
        <p className="legal-intro">{copy.receiptText(receipt.reference, receipt.customerEmail)}</p>
      </header>
      <div className="withdrawal-columns">
        <section className="form-card" aria-label={copy.receiptDetails}>
          <StatedLines lines={statementLines(receipt)} jars={jars} order={order} />
        </section>
        <section className="withdrawal-next" aria-labelledby="vervolg">
          <h2 id="vervolg">{copy.nextTitle}</h2>
          <ol>
            {steps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <p className="withdrawal-print">{copy.print}</p>
          <p>
            {copy.noMail} <MailAddress address={email} after="." />
          </p>
          <p>
            <ButtonLink variant="secondary" href={order?.href ?? href('/')}>
              {order ? copy.toOrder : commonCopy.toShop}
            </ButtonLink>
          </p>
        </section>
      </div>
    </div>
  );
}
