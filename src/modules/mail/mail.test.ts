// Tests that filled-in values cannot become HTML, and that errors in a template are found when it is saved.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMessage } from './body/format-message.ts';
import { plainTextOf } from './body/plain-text.ts';
import { mailFields, mailTypes, saveEmailTemplateSchema } from './contract.ts';
import { checkTemplate } from './templates/check-template.ts';
import { placeholdersIn, renderTemplate } from './templates/render-template.ts';

const render = (html: string, variables: Record<string, string>) =>
  renderTemplate({ subject: html, html, text: html }, { variables, blocks: {} });

describe('filling a template', () => {
  test('values are escaped in HTML and plain elsewhere', () => {
    const { html, text, subject } = render('Hoi {{ customerName }}!', { customerName: '<b>"Piet" & co</b>' });
    expect(html).toBe('Hoi &lt;b&gt;&quot;Piet&quot; &amp; co&lt;/b&gt;!');
    expect(text).toBe('Hoi <b>"Piet" & co</b>!');
    expect(subject).toBe(text);
  });

  test('a value that looks like a placeholder or a replacement pattern stays text', () => {
    expect(
      render('{{customerName}} {{orderNumber}}', { customerName: '{{orderNumber}} $&', orderNumber: '7' })
        .text,
    ).toBe('{{orderNumber}} $& 7');
  });

  test('a name without a value becomes nothing, also names every object has', () => {
    expect(render('[{{orderNumber}}{{constructor}}]', {}).html).toBe('[]');
  });

  test('a subject is one line', () => {
    expect(render('{{customerName}}', { customerName: 'a\r\nBcc: x@y.nl' }).subject).toBe('a Bcc: x@y.nl');
  });

  test('links take web addresses only', () => {
    expect(render('<a href="{{orderUrl}}">', { orderUrl: 'javascript:alert(1)' }).html).toBe('<a href="">');
    expect(render('{{orderUrl}}', { orderUrl: 'https://x.nl/?a&b' }).html).toBe('https://x.nl/?a&amp;b');
  });

  test('blocks are laid out by the shop and inserted as they are', () => {
    const blocks = { orderLines: { html: '<table></table>', text: '1 x pot' } };
    const filled = renderTemplate(
      { subject: '', html: '{{orderLines}}', text: '{{orderLines}}' },
      { variables: {}, blocks },
    );
    expect(filled).toMatchObject({ html: '<table></table>', text: '1 x pot' });
  });

  test('no value of any kind brings a tag or a quote into the HTML', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(render('{{customerName}}', { customerName: value }).html).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('checking a template', () => {
  const good = {
    subject: 'Bestelling {{orderNumber}}',
    htmlContent: '{{orderLines}}',
    textContent: '{{orderLines}}',
  };

  test('names of its type pass', () => {
    expect(checkTemplate('order_confirmation', good)).toEqual([]);
  });

  test.each([
    ['subject', '{{orderLines}}'],
    ['subject', '{{kortingscode}}'],
    ['htmlContent', '{{trackingDetails}}'],
    ['htmlContent', '{{{customerName}}}'],
    ['htmlContent', '{{customerName}'],
    ['textContent', '{{customer-name}}'],
    ['textContent', '{{#if x}}'],
  ])('%s with "%s" is refused', (path, content) => {
    const faults = checkTemplate('order_confirmation', { ...good, [path]: content });
    expect(faults.map((fault) => fault.path)).toContain(path);
  });

  test('CSS braces are no mistake', () => {
    const htmlContent = '<style>@media print{p{color:red}}</style>';
    expect(checkTemplate('custom', { ...good, subject: 'x', htmlContent, textContent: 'x' })).toHaveLength(1);
    expect(
      checkTemplate('custom', {
        subject: 'x',
        htmlContent: htmlContent.replace('}}', '} }'),
        textContent: 'x',
      }),
    ).toEqual([]);
  });

  test('every type has a name the operator reads', () => {
    const names = mailTypes.map((type) => mailFields[type].name.trim());
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  test('name, subject and content are required', () => {
    const result = saveEmailTemplateSchema.safeParse({ name: ' ', subject: '', htmlContent: '' });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual(['name', 'subject', 'htmlContent']);
  });

  test('used names are listed once', () => {
    expect(placeholdersIn('{{a}} {{ b }} {{a}}')).toEqual(['a', 'b']);
  });
});

test('text made from HTML keeps words, lists and addresses', () => {
  const html =
    '<style>p{}</style><p>Hoi {{customerName}},</p><ul><li>een</li><li>twee &amp; drie</li></ul><a href="{{orderUrl}}">Bekijk</a>';
  expect(plainTextOf(html)).toBe('Hoi {{customerName}},\n\n- een\n- twee & drie\n\nBekijk: {{orderUrl}}');
});

test.each([
  ['signs that open nothing', 'a < b'],
  ['a tag that is never closed', 'Hoi <b'],
  ['a link without an address', '<a>Hoi</a>'],
])('text made from %s loses no word', (_what, html) => {
  expect(plainTextOf(html)).toContain(html.includes('<a>') ? 'Hoi' : html);
});

test('style, script and head are unseen, closed or not', () => {
  expect(plainTextOf('<HEAD><title>x</title></head>Hoi<script>a</SCRIPT >!<style>p{}')).toBe('Hoi!');
});

// Looking at the rest again for every sign, this would take minutes.
test.each(['<', "<a href='", '<a href="', '<style', '<style>', '<b> ', '</', '&', '> <a'])(
  'a million times "%s" is text before anybody has to wait',
  (part) => {
    expect(plainTextOf(part.repeat(1_000_000))).not.toContain('<b>');
  },
);

test('words between two paragraphs stand apart from both', () => {
  expect(plainTextOf('<p>Hoi,</p>\n{{message}}\n<p>Groet</p>')).toBe('Hoi,\n\n{{message}}\n\nGroet');
});

describe('a letter of the operator', () => {
  const lay = (text: string) => formatMessage(text, { html: '<p>{{words}}</p>', text: '{{words}}' });

  test('keeps its paragraphs and line breaks', () => {
    expect(lay('een\r\ntwee\n\n\ndrie')).toEqual({
      html: '<p>een<br>twee</p><p>drie</p>',
      text: 'een\ntwee\n\ndrie',
    });
  });

  test('is never markup, nor a variable', () => {
    expect(lay('<b>$& {{words}}').html).toBe('<p>&lt;b&gt;$&amp; {{words}}</p>');
  });
});
