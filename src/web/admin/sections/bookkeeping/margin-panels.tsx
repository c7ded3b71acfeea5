// The panels beside the VAT of a quarter: the margin, the movements of money, and the turnover left below the
// threshold for distance sales.

import { Link } from 'react-router';
import {
  type CostKind,
  costNames,
  type DistanceMeter,
  type Margin,
  type QuarterFigures,
} from '#modules/bookkeeping/contract.ts';
import { href } from '#shared/href.ts';
import { type Cents, formatEuro } from '#shared/money.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { countedText, countText } from '../../format.ts';
import { Sum, SumTable } from '../../ui/sums.tsx';
import { negativeAmount, negativeAmountIfKnown } from './book-texts.ts';

export function MarginPanel({ margin }: { margin: Margin }) {
  const { revenue, goods, packaging, postage, fees, estimatedFees, disputes } = margin;
  // In quarters closed earlier, costs that were not entered are stored as 0.
  const total = margin.missing.length > 0 || margin.piecesWithoutCost > 0 ? null : margin.margin;
  const share = total !== null && revenue > 0 ? ` (${Math.round((total * 100) / revenue)}%)` : '';
  return (
    <Panel title="Brutomarge">
      <SumTable>
        <Sum name="Omzet zonder btw">{formatEuro(revenue)}</Sum>
        <Sum name="Inkoop van wat verkocht is">
          {margin.piecesWithoutCost > 0 ? 'onbekend' : negativeAmountIfKnown(goods)}
        </Sum>
        <Sum name={`Verpakking van ${countedText(margin.parcels, 'pakket', 'pakketten')}`}>
          {knownCost(margin, 'packaging', packaging)}
        </Sum>
        <Sum name="Porto">{knownCost(margin, 'postage', postage)}</Sum>
        <Sum name="Kosten van de betaaldienst">{negativeAmount(fees)}</Sum>
        {estimatedFees === 0 && !isMissing(margin, 'payment') ? null : (
          <Sum name="Idem, geschat voor wat nog niet verrekend is">
            {knownCost(margin, 'payment', estimatedFees)}
          </Sum>
        )}
        {disputes === 0 ? null : <Sum name="Teruggehaald door banken">{negativeAmount(disputes)}</Sum>}
        <Sum name={`Marge${share}`} isTotal>
          {total === null ? 'nog onbekend' : formatEuro(total)}
        </Sum>
      </SumTable>
      <MissingCosts margin={margin} />
    </Panel>
  );
}

const isMissing = ({ missing }: Margin, kind: CostKind) => missing.includes(costNames[kind]);

const knownCost = (margin: Margin, kind: CostKind, amount: Cents | null) =>
  negativeAmountIfKnown(isMissing(margin, kind) ? null : amount);

function MissingCosts({ margin: { piecesWithoutCost, missing } }: { margin: Margin }) {
  if (piecesWithoutCost === 0 && missing.length === 0) return null;
  return (
    <PanelText className="[&_a]:underline">
      {missing.length > 0 ? (
        <span>
          De marge is pas bekend als dit is ingevuld: <span>{missing.join(', ').toLowerCase()}</span>.{' '}
          <Link to={href('/admin/bookkeeping/costs')}>Kosten invullen</Link>.{' '}
        </span>
      ) : null}
      {piecesWithoutCost > 0 ? (
        <span>
          Van <span translate="no">{countText(piecesWithoutCost)}</span> stuks kent geen partij de
          inkoopprijs; die staat bij <Link to={href('/admin/stock/purchases')}>Inkoop</Link>.
        </span>
      ) : null}
    </PanelText>
  );
}

type MoneyPanelProps = { money: QuarterFigures['money']; unmatched: number; quarter: string };

export function MoneyPanel({ money, unmatched, quarter }: MoneyPanelProps) {
  return (
    <Panel title="Bij de betaaldienst">
      <SumTable>
        <Sum name="Betaald door klanten">{formatEuro(money.payments)}</Sum>
        <Sum name="Terugbetaald">{formatEuro(money.refunds)}</Sum>
        {money.disputes === 0 ? null : <Sum name="Geschillen">{formatEuro(money.disputes)}</Sum>}
        <Sum name="Ingehouden kosten">{negativeAmount(money.fees)}</Sum>
        <Sum name="Uitbetaald aan de bank">{formatEuro(money.payouts)}</Sum>
        {money.bank === 0 ? null : <Sum name="Daarbuiten: klanten per bank">{formatEuro(money.bank)}</Sum>}
      </SumTable>
      {unmatched > 0 ? (
        <PanelText className="[&_a]:underline">
          <Badge tone="warning">
            <span>
              <span>{countedText(unmatched, 'mutatie', 'mutaties')}</span> zonder bestelling
            </span>
          </Badge>{' '}
          <Link to={href('/admin/bookkeeping/journal', { matched: 'no', quarter })}>Bekijken</Link>
        </PanelText>
      ) : null}
    </Panel>
  );
}

const STATES: Readonly<Record<DistanceMeter['state'], readonly [BadgeTone, string, string]>> = {
  under: ['live', 'Onder de drempel', ''],
  near: ['warning', 'Bijna bereikt', '[--color-accent:var(--color-warning)]'],
  over: ['danger', 'Over de drempel', '[--color-accent:var(--color-danger)]'],
};

export function MeterPanel({ meter }: { meter: DistanceMeter }) {
  const [tone, word, className] = STATES[meter.state];
  return (
    <Panel
      title={`Afstandsverkopen ${meter.year}`}
      beside={meter.oss ? <Badge>OSS staat aan</Badge> : <Badge tone={tone}>{word}</Badge>}
    >
      <div className="grid gap-2 px-4 pb-2.5">
        <p className="tabular-nums">
          <strong>{formatEuro(meter.net)}</strong>{' '}
          <span className="text-quiet">
            van <span>{formatEuro(meter.limit)}</span>, zonder btw
          </span>
        </p>
        {meter.oss ? null : (
          <progress
            className={`upload-progress ${className}`}
            max={meter.limit}
            value={Math.max(0, meter.net)}
            aria-label="Afstandsverkopen binnen de EU dit jaar"
          >
            <span>{meter.percentage}</span>%
          </progress>
        )}
      </div>
      <PanelText>{adviceOf(meter)}</PanelText>
    </Panel>
  );
}

function adviceOf({ oss, state, percentage, lastYear, limit, year }: DistanceMeter): string {
  if (oss)
    return 'Verkoop aan consumenten in andere EU-landen gaat al tegen hun tarief, via de OSS-aangifte.';
  if (lastYear > limit)
    return `In ${year - 1} verkocht je meer dan €10.000 (${formatEuro(lastYear)}). Daarom geldt dit hele jaar het tarief van het land van de klant. Meld je aan voor OSS bij de Belastingdienst en zet OSS aan bij Instellingen.`;
  if (state === 'over')
    return 'Boven €10.000 in een jaar geldt het tarief van het land van de klant. Meld je aan voor OSS bij de Belastingdienst en zet OSS aan bij Instellingen.';
  if (state === 'near')
    return `Je zit op ${percentage}%. Vraag OSS nu aan bij de Belastingdienst, zodat het klaar is als je over de €10.000 gaat.`;
  return 'Tot €10.000 per jaar aan consumenten in alle andere EU-landen samen reken je Nederlandse btw.';
}
