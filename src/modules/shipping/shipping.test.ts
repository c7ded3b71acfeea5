// Tests the fee per country and the tracking links. The number of countries per zone is tested too, so that
// no country is lost by accident.

import { describe, expect, test } from 'vitest';
import { countryCodes } from '#shared/recipient/countries.ts';
import { CARRIERS, trackLink } from './carriers.ts';
import { DEFAULT_LABEL_OPTIONS, labelOptionsSchema, shipmentInputSchema } from './contract.ts';
import { defaultShippingCountries, shippingFee, shippingZone } from './shipping-zones.ts';

const table = defaultShippingCountries();

describe('zones', () => {
  test('the Netherlands and Belgium are free, 39 countries cost 9.95 and all others 19.95', () => {
    const count = (fee: number) => table.filter((row) => row.fee === fee).length;
    expect([count(0), count(995), count(1995)]).toEqual([2, 39, 208]);
    expect(table).toHaveLength(countryCodes().length);
  });

  test.each([
    ['NL', 0],
    ['BE', 0],
    ['DE', 995],
    ['GB', 995],
    ['VA', 995],
    ['MD', 1995],
    ['US', 1995],
    ['UA', 1995],
    ['TR', 1995],
    ['GL', 1995],
  ] as const)('%s costs %d cents', (code, fee) => {
    expect(shippingFee(code, table)).toBe(fee);
  });

  test('only Russia and Belarus start switched off, and then have no fee', () => {
    expect(table.filter((row) => !row.enabled).map((row) => row.code)).toEqual(['BY', 'RU']);
    expect(shippingFee('RU', table)).toBeNull();
    expect(shippingZone('RU')).toBe('world');
  });

  test('a country that is not in the table is not served', () => {
    expect(shippingFee('NL', [])).toBeNull();
  });
});

describe('track links', () => {
  const parcel = { trackingCode: ' 3STUNM 283054292', postalCode: '3043 lc', country: 'NL' } as const;

  test.each([
    ['postnl', 'https://jouw.postnl.nl/track-and-trace/3STUNM283054292-NL-3043LC'],
    ['dhl', 'https://my.dhlecommerce.nl/home/tracktrace/3STUNM283054292/3043LC?lang=nl_NL'],
    ['ups', 'https://www.ups.com/track?loc=nl_NL&tracknum=3STUNM283054292'],
    ['fedex', 'https://www.fedex.com/fedextrack/?trknbr=3STUNM283054292'],
    ['dpd', 'https://tracking.dpd.de/status/nl_NL/parcel/3STUNM283054292'],
    ['gls', 'https://gls-group.com/GROUP/en/parcel-tracking/?match=3STUNM283054292'],
    ['sendy', null],
    ['other', null],
  ] as const)('%s', (carrier, link) => {
    expect(trackLink({ ...parcel, carrier })).toBe(link);
  });

  test('PostNL parcels to Belgium are followed on the Belgian page', () => {
    const link = trackLink({ carrier: 'postnl', trackingCode: '3SABC', postalCode: '9000', country: 'BE' });
    expect(link).toBe('https://jouw.postnl.be/track-and-trace/3SABC-BE-9000');
  });

  test('a blank code has no link, and a hostile one cannot leave its place in the address', () => {
    for (const carrier of CARRIERS) {
      expect(trackLink({ ...parcel, carrier, trackingCode: '  ' })).toBeNull();
      const link = trackLink({ ...parcel, carrier, trackingCode: '../x?y=1#"><b>' });
      expect(link ?? '').not.toMatch(/["<>]|\.\.\/x/);
    }
  });
});

describe('what the dialogs send', () => {
  test('label options that are left out take the defaults', () => {
    expect(labelOptionsSchema.parse({})).toEqual(DEFAULT_LABEL_OPTIONS);
  });

  test('a shipment needs a carrier and a code, and its address must be a web address', () => {
    const messages = (input: unknown) =>
      shipmentInputSchema.safeParse(input).error?.issues.map((issue) => issue.message);
    expect(messages({ trackingCode: '' })).toEqual(['Carrier is required', 'Tracking code is required']);
    expect(messages({ carrier: 'dhl', trackingCode: 'X', trackingUrl: '' })).toBeUndefined();
    expect(messages({ carrier: 'dhl', trackingCode: 'X', trackingUrl: 'javascript:alert(1)' })).toHaveLength(
      1,
    );
  });
});
