// Lists the boxes of the Dutch VAT return that the shop does not fill in, each with the reason, so that the
// person who files the return knows what to check.

const BOXES: readonly (readonly [box: string, text: string])[] = [
  ['1d', 'Privégebruik: in de laatste aangifte van het jaar.'],
  ['2a', 'Btw die een Nederlandse leverancier naar je verlegt.'],
  ['3b', 'Leeg. De winkel verkoopt aan consumenten en kent geen btw-nummer van een klant.'],
  [
    '3c',
    'Leeg. Verkoop aan consumenten in andere EU-landen staat tot €10.000 per jaar in 1a en met OSS in de OSS-aangifte. Alleen wie in zo’n land zelf is geregistreerd, vult hier in.',
  ],
  ['4a', 'Inkoop van buiten de EU, als je de btw bij invoer verlegt (artikel 23).'],
  [
    '4b',
    'Inkoop en diensten uit andere EU-landen. Kijk op de facturen van je betaaldienst of die de btw verlegt.',
  ],
  ['5b', 'Voorbelasting: de btw op facturen van leveranciers, en wat je bij 2a, 4a en 4b aangeeft.'],
];

export function ManualVatBoxes() {
  return (
    <details className="border-t border-hairline px-4 py-3">
      <summary className="cursor-pointer font-[560]">Zelf controleren: 1d, 2a, 3b, 3c, 4a, 4b en 5b</summary>
      <dl className="mt-2 grid max-w-152 grid-cols-[2.5rem_1fr] gap-y-1.5">
        {BOXES.map(([box, text]) => (
          <div key={box} className="contents">
            <dt className="font-[580]">{box}</dt>
            <dd className="text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
