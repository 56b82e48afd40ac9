// HTML is decoded by the charset that it names, wherever it does.

import { expect, test } from 'vitest';
import { decodeHtml } from './decode-html.ts';

/** こんにちは in Shift_JIS. */
const SHIFT_JIS = Buffer.from('82b182f182c982bf82cd', 'hex');
/** 안녕 in EUC-KR. */
const EUC_KR = Buffer.from('bec8b3e7', 'hex');
/** 你好 in GB18030. */
const GB18030 = Buffer.from('c4e3bac3', 'hex');

const withMeta = (tag: string, text: Uint8Array) => Buffer.concat([Buffer.from(tag), text]);

test.each<[string, Uint8Array, string | null, string]>([
  ['its header', SHIFT_JIS, 'Shift_JIS', 'こんにちは'],
  ['its header, before its meta tag', withMeta('<meta charset="utf-8">', EUC_KR), 'euc-kr', '<meta charset="utf-8">안녕'],
  ['its meta tag', withMeta('<meta charset=gb18030>', GB18030), null, '<meta charset=gb18030>你好'],
  [
    'an older meta tag',
    withMeta('<META http-equiv="Content-Type" content="text/html; charset=Shift_JIS">', SHIFT_JIS),
    null,
    '<META http-equiv="Content-Type" content="text/html; charset=Shift_JIS">こんにちは',
  ],
  ['its byte order mark', Buffer.from('\ufeffé', 'utf16le'), 'iso-8859-1', 'é'],
  ['nothing, as UTF-8', Buffer.from('Zürich 東京'), null, 'Zürich 東京'],
  ['nothing, as Windows-1252', Buffer.from('Z\xfcrich', 'latin1'), null, 'Zürich'],
  ['an unknown name', Buffer.from('Zürich'), 'klingon', 'Zürich'],
  ['UTF-16 in a meta tag, which is wrong', Buffer.from('<meta charset="utf-16">é'), null, '<meta charset="utf-16">é'],
])('decodes a document by %s', (_, body, charset, text) => {
  expect(decodeHtml(body, charset)).toBe(text);
});

test('decodes UTF-8 that ends within a character', () => {
  expect(decodeHtml(Buffer.from('東京').subarray(0, 5), null)).toBe('東\ufffd');
});
