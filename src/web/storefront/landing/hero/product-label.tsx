// The product label: content, ingredients, warnings and the responsible company. The law requires it beside
// the offer (Reg. (EU) 2023/988 art. 19 and Reg. (EC) 1223/2009 art. 19). A line without text is left out.

import { Fragment } from 'react';
import { bothTerms } from '#copy/guarantee-notice.ts';
import { productLabelCopy as copy } from '#copy/landing/product-label.ts';
import type { BlockFields } from '#modules/pages/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { withdrawalDays } from '#shared/shop-days.ts';
import type { StorefrontProduct } from '../../../shop.ts';
import { Detail } from '../../../ui/detail.tsx';
import { GuaranteeNotice } from '../../../ui/guarantee/guarantee-notice.tsx';
import { MailAddress } from '../../../ui/marks/mail-address.tsx';
import { TurningJar } from '../jar/turning-jar.tsx';
import './product-label.css';

type ProductLabelProps = BlockFields<'label'> & {
  product: StorefrontProduct;
  settings: PublicSettings;
  code: string;
  /** Of the product label: the operator's own picture of the product; null or absent when there is none. */
  picture?: object | null;
};

export function ProductLabel({ title, text, product, settings, code, picture }: ProductLabelProps) {
  const { producer, claims, legal } = settings;
  return (
    <section id="etiket" aria-labelledby="label-title" className="product-label">
      <div className="page-width product-label-columns">
        <div>
          <h2 id="label-title" className="font-display text-title font-[560]">
            {title}
          </h2>
          <p className="mt-3 max-w-[21.5em] text-charcoal">{text}</p>
        </div>
        {picture ? null : <TurningJar />}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <dl>
            <Detail label={copy.product}>
              {product.name}, {copy.article(code)}
            </Detail>
            <LabelLine label={copy.description} text={product.description} />
            <LabelLine
              label={copy.content}
              text={product.netWeightGrams ? copy.grams(product.netWeightGrams) : ''}
            />
            {product.benefits.length > 0 ? (
              <Detail label={copy.benefits}>
                <ul className="list-disc pl-4.5">
                  {product.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              </Detail>
            ) : null}
            {product.ingredients ? (
              <Detail label={copy.ingredients}>
                <span lang="en">{product.ingredients}</span>
              </Detail>
            ) : null}
            <LabelLine label={copy.warnings} text={product.warnings} />
            <Detail label={copy.producer}>
              {producer.name}, {producer.address},{' '}
              <MailAddress className="underline underline-offset-4" address={producer.email} />
            </Detail>
          </dl>
          <div>
            <p className="mb-3 max-w-120 font-semibold *:inline-block">
              {bothTerms(withdrawalDays(claims.moneyBackDays), claims.guaranteeDays)
                .split(/(?<=,) /)
                .map((term) => (
                  <Fragment key={term}>
                    <span>{term.replaceAll('\u2011', '-')}</span>{' '}
                  </Fragment>
                ))}
            </p>
            <span id="wettelijke-garantie" />
            <GuaranteeNotice official={legal.guaranteeNotice} />
          </div>
        </div>
      </div>
    </section>
  );
}

function LabelLine({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <Detail label={label}>
      <span className="whitespace-pre-line">{text}</span>
    </Detail>
  );
}
