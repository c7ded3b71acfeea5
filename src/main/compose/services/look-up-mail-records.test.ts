import { expect, test } from 'vitest';
import { lookUpMailRecords } from './look-up-mail-records.ts';

const dns = (records: Record<string, string[]>) => async (name: string) => {
  const record = records[name];
  if (record) return [record];
  throw Object.assign(new Error(`queryTxt ${name}`), { code: 'ENOTFOUND' });
};
const COMPLETE = {
  'shop.nl': ['v=spf1 include:mail.nl -all'],
  'post._domainkey.shop.nl': ['v=DKIM1; k=rsa; ', 'p=MIIBIjANBg'],
  '_dmarc.shop.nl': ['v=DMARC1; p=reject'],
};

test('records are found at the domain of the sender, the key where its selector says, in one piece or several', async () => {
  const mailRecords = await lookUpMailRecords('Zwartwit <hallo@shop.nl>', 'post', dns(COMPLETE));
  expect(mailRecords).toEqual({ spf: true, dkim: true, dmarc: true });
});

test('a record that is not there, or says something else, is missing', async () => {
  const mailRecords = await lookUpMailRecords(
    'hallo@shop.nl',
    'post',
    dns({ 'shop.nl': ['google-site-verification=1'] }),
  );
  expect(mailRecords).toEqual({ spf: false, dkim: false, dmarc: false });
});

test('without a selector nobody knows where the key is, and without an answer nobody knows anything', async () => {
  expect(await lookUpMailRecords('hallo@shop.nl', null, dns(COMPLETE))).toMatchObject({ dkim: null });
  const silent = async () => {
    throw Object.assign(new Error('queryTxt'), { code: 'ETIMEOUT' });
  };
  expect(await lookUpMailRecords('hallo@shop.nl', 'post', silent)).toEqual({
    spf: null,
    dkim: null,
    dmarc: null,
  });
  expect(await lookUpMailRecords(null, null, silent)).toBeNull();
});
