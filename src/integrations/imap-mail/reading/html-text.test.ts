// Tests the conversion of HTML mails to text.

import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test.each([
  ['<p>Hoi,</p><p>Waar blijft <b>het</b>?</p>', 'Hoi,\n\nWaar blijft het?'],
  ['<div>Een</div><div>Twee<br>Drie</div>', 'Een\nTwee\nDrie'],
  ['<ul><li>Zwart</li><li>Wit</li></ul>', '- Zwart\n- Wit'],
  ['<style>p{color:red}</style><p>Caf&eacute; &amp; th&#233;&nbsp;&euro;5</p>', 'Café & thé €5'],
  ['<script>alert(1)</script>Hoi<!-- weg -->!', 'Hoi!'],
  ['<head><title>Weg</title></head><body onload="x">Hoi</body>', 'Hoi'],
  ['a < b en <img src=x onerror=alert(1)>c', 'a < b en c'],
  ['&lt;script&gt;', '<script>'],
  ['&#0;&#55296;x', '\ufffd\ufffdx'],
])('%s reads %j', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

test('what is never closed ends with the mail', () => {
  expect(htmlText('Hoi <!-- en dan')).toBe('Hoi');
  expect(htmlText('Hoi <style>p{}')).toBe('Hoi');
  expect(htmlText('Hoi <b')).toBe('Hoi');
});

test('half a million signs that open and never close are read in one walk', () => {
  expect(htmlText('<!--x--><b><'.repeat(40_000))).toMatch(/^[<…]*$/);
});
