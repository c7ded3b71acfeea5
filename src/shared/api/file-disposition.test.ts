import { expect, test } from 'vitest';
import { fileDisposition } from './file-disposition.ts';

test.each([
  ['pakbon-ZW100012.pdf', 'inline; filename="pakbon-ZW100012.pdf"'],
  ['../../etc/passwd', 'inline; filename=".._.._etc_passwd"'],
  ['a"; filename="b.exe', 'inline; filename="a__ filename__b.exe"'],
  ['één foto.jpg', `inline; filename="een foto.jpg"; filename*=UTF-8''%C3%A9%C3%A9n%20foto.jpg`],
  ['照片', `inline; filename="bijlage"; filename*=UTF-8''%E7%85%A7%E7%89%87`],
  ['', 'inline; filename="bijlage"'],
])('%j is told as %s', (name, disposition) => {
  expect(fileDisposition('inline', name)).toBe(disposition);
});
