// The VAT of a quarter: the figures for the Dutch return and the One Stop Shop return, and their composition.

import type { QuarterFigures, VatBox } from '#modules/bookkeeping/contract.ts';
import { quarterText, regimeNames } from '#modules/bookkeeping/contract.ts';
import { formatEuro } from '#shared/money.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { countText } from '../../format.ts';
import { EmptyState } from '../../ui/states.tsx';
import { countryText, rateText } from './book-texts.ts';
import { FigureTable } from './figure-table.tsx';
import { ManualVatBoxes } from './manual-vat-boxes.tsx';

type Props = { figures: QuarterFigures };

const filled = (amount: number | null) =>
  amount === null ? '' : `€${countText(amount)}`.replace('€-', '−€');

const FILLED_IN = ['Vul in: omzet', 'Vul in: btw'];

export function VatReturnPanel({ figures: { boxes, meter } }: Props) {
  return (
    <Panel title="Btw-aangifte">
      <FigureTable
        caption="Rubrieken van de Nederlandse btw-aangifte"
        columns={['Rubriek', 'Omzet', 'Btw', ...FILLED_IN]}
        leading={FILLED_IN}
        rows={boxes.map(boxRow)}
      />
      {meter.state === 'over' && !meter.oss ? (
        <PanelText>
          <Badge tone="danger">Nagaan</Badge> In 1a staat ook verkoop aan consumenten in andere EU-landen. Je
          bent over de drempel van €10.000: vanaf die verkoop hoort de btw bij het land van de klant, en niet
          in 1a.
        </PanelText>
      ) : null}
      <PanelText>
        In hele euro’s, afgerond in jouw voordeel, zoals de Belastingdienst goedvindt. Wat je via OSS
        aangeeft, hoort niet in deze aangifte.
      </PanelText>
      <ManualVatBoxes />
    </Panel>
  );
}

/**
 * A row of the table of the VAT return, made from one box of the return. A cell is empty when the box has no
 * such figure: box 5a has no turnover, exports have no VAT.
 */
const boxRow = ({ box, name, net, vat, fillInNet, fillInVat }: VatBox) => ({
  name: box,
  sub: name,
  isTotal: box === '5a',
  cells: [
    box === '5a' ? '' : formatEuro(net),
    fillInVat === null ? '' : formatEuro(vat),
    filled(fillInNet),
    filled(fillInVat),
  ],
});

export function OssPanel({ figures: { oss, meter } }: Props) {
  if (oss.supplies.length === 0 && oss.corrections.length === 0)
    return meter.oss ? (
      <Panel title="OSS-aangifte">
        <EmptyState title="Niets aan te geven">
          Ook zonder verkoop aan andere EU-landen doe je aangifte: een nihilaangifte.
        </EmptyState>
      </Panel>
    ) : null;
  return (
    <Panel title="OSS-aangifte">
      <FigureTable
        caption="Aangifte van de Unieregeling"
        columns={['Land', 'Omzet', 'Btw']}
        rows={[
          ...oss.supplies.map(({ country, rate, net, vat }) => ({
            name: countryText(country),
            sub: rateText(rate),
            cells: [formatEuro(net), formatEuro(vat)],
          })),
          ...oss.corrections.map(({ country, quarter, net, vat }) => ({
            name: countryText(country),
            sub: `correctie op ${quarterText(quarter)}`,
            cells: [formatEuro(net), formatEuro(vat)],
          })),
          { name: 'Te betalen', cells: ['', formatEuro(oss.payable)], isTotal: true },
        ]}
      />
      {oss.owedBack.map(({ country, vat }) => (
        <PanelText key={country}>
          <span>{countryText(country)}</span>
          <span> betaalt </span>
          <span>{formatEuro(vat)}</span>
          <span> zelf aan je terug; dat gaat niet af van wat je aan andere landen betaalt.</span>
        </PanelText>
      ))}
      <PanelText>Op de cent. Een correctie kan tot drie jaar na de aangifte waar die over gaat.</PanelText>
    </Panel>
  );
}

export function VatRowsPanel({ figures: { vat, papers } }: Props) {
  return (
    <Panel title="Opbouw per land">
      <FigureTable
        caption="Btw per land en tarief"
        columns={['Land', 'Omzet', 'Btw', 'Stukken']}
        rows={vat.map(({ country, rate, regime, net, vat: tax, papers: count }) => ({
          name: countryText(country),
          sub: `${rateText(rate)}, ${regimeNames[regime]}`,
          cells: [formatEuro(net), formatEuro(tax), countText(count)],
        }))}
      />
      <PanelText>
        <span>{countText(papers.invoices)}</span> facturen en <span>{countText(papers.creditNotes)}</span>{' '}
        creditnota’s, op factuurdatum.
      </PanelText>
    </Panel>
  );
}
