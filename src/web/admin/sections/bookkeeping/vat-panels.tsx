// The VAT of a quarter: what to fill in in the Dutch return and in that of the One Stop Shop, and what it is made of.

import type { QuarterFigures } from '#modules/bookkeeping/contract.ts';
import { quarterText, regimeNames } from '#modules/bookkeeping/contract.ts';
import { formatEuro } from '#shared/money.ts';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { countText } from '../../format.ts';
import { EmptyState } from '../../ui/states.tsx';
import { countryText, rateText } from './book-texts.ts';
import { FigureTable } from './figure-table.tsx';

type Props = { figures: QuarterFigures };

const wholeEuros = (amount: number | null) => (amount === null ? '' : countText(amount));

export function VatReturnPanel({ figures }: Props) {
  return (
    <Panel title="Btw-aangifte">
      <FigureTable
        caption="Rubrieken van de Nederlandse btw-aangifte"
        columns={['Rubriek', 'Omzet', 'Btw', 'Vul in: omzet', 'Vul in: btw']}
        rows={figures.boxes.map(({ box, name, net, vat, fillInNet, fillInVat }) => ({
          name: `${box} ${name}`,
          cells: [
            box === '5a' ? '' : formatEuro(net),
            box === '3a' ? '' : formatEuro(vat),
            wholeEuros(fillInNet),
            wholeEuros(fillInVat),
          ],
          isTotal: box === '5a',
        }))}
      />
      <PanelText>
        In hele euro’s, afgerond in jouw voordeel, zoals de Belastingdienst goedvindt. Rubriek 5b, de btw die
        je zelf betaalde, staat op de facturen van je leveranciers; die kent de winkel niet. Wat je via OSS
        aangeeft, hoort niet in deze aangifte.
      </PanelText>
    </Panel>
  );
}

export function OssPanel({ figures: { oss, meter } }: Props) {
  if (oss.supplies.length === 0 && oss.corrections.length === 0)
    return meter.oss ? (
      <Panel title="OSS-aangifte">
        <EmptyState title="Niets aan te geven">
          Een aangifte van nul moet wel, ook zonder verkoop aan andere EU-landen.
        </EmptyState>
      </Panel>
    ) : null;
  return (
    <Panel title="OSS-aangifte">
      <FigureTable
        caption="Aangifte van de Unieregeling"
        columns={['Land', 'Tarief', 'Omzet', 'Btw']}
        rows={[
          ...oss.supplies.map(({ country, rate, net, vat }) => ({
            name: countryText(country),
            cells: [rateText(rate), formatEuro(net), formatEuro(vat)],
          })),
          ...oss.corrections.map(({ country, quarter, net, vat }) => ({
            name: `${countryText(country)}, correctie op ${quarterText(quarter)}`,
            cells: ['', formatEuro(net), formatEuro(vat)],
          })),
          { name: 'Te betalen', cells: ['', '', formatEuro(oss.payable)], isTotal: true },
        ]}
      />
    </Panel>
  );
}

export function VatRowsPanel({ figures: { vat, papers } }: Props) {
  return (
    <Panel title="Waar dat uit bestaat">
      {vat.length === 0 ? (
        <EmptyState title="Geen facturen in dit kwartaal" />
      ) : (
        <FigureTable
          caption="Btw per land en tarief"
          columns={['Land', 'Tarief', 'Aangifte', 'Omzet', 'Btw', 'Papieren']}
          rows={vat.map(({ country, rate, regime, net, vat: tax, papers: count }) => ({
            name: countryText(country),
            cells: [rateText(rate), regimeNames[regime], formatEuro(net), formatEuro(tax), countText(count)],
          }))}
        />
      )}
      <PanelText>
        {countText(papers.invoices)} facturen en {countText(papers.creditNotes)} creditnota’s, op datum van
        het papier.
      </PanelText>
    </Panel>
  );
}
