// Reading workbooks: sheets, dates and numbers as texts, and files that are refused.

import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { isWorkbook, readWorkbook } from './workbook.ts';
import { readWorkbookInThread } from './workbook-thread.ts';

const LIMITS = { unzippedBytes: 1_000_000, rows: 10, columns: 5 };

const write = (rows: object[][]) => writeWorkbook(rows as never, { sheet: 'Trips' }).toBuffer();

/** A zip file with one entry that claims to be as large as wanted. */
function zip(name: string, content: Uint8Array, claimed = content.length): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(claimed, 22);
  head.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(claimed, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([head, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

test('reads the sheets as texts, dates as days', async () => {
  const bytes = await write([
    [{ value: 'Name' }, { value: 'From' }, { value: 'Number' }],
    [{ value: '=1+1' }, { type: Date, value: new Date('2027-07-04T00:00:00Z'), format: 'dd/mm/yyyy' }, { type: Number, value: 12 }],
  ]);
  expect(isWorkbook(bytes)).toBe(true);
  expect(await readWorkbookInThread(bytes, LIMITS)).toEqual({
    ok: true,
    sheets: [
      {
        name: 'Trips',
        rows: [
          ['Name', 'From', 'Number'],
          ['=1+1', '2027-07-04', '12'],
        ],
      },
    ],
  });
});

test('refuses what is too large, whatever it claims', async () => {
  const bomb = zip('xl/workbook.xml', Buffer.alloc(2_000_000), 10);
  expect(bomb.length).toBeLessThan(10_000);
  expect(await readWorkbook(bomb, LIMITS)).toEqual({ ok: false, fault: 'tooLarge' });
  const long = await write(Array.from({ length: 11 }, () => [{ value: 'x' }]));
  expect(await readWorkbook(long, LIMITS)).toEqual({ ok: false, fault: 'tooManyRows' });
  const wide = await write([Array.from({ length: 6 }, () => ({ value: 'x' }))]);
  expect(await readWorkbook(wide, LIMITS)).toEqual({ ok: false, fault: 'tooManyColumns' });
});

test('refuses old workbooks, those with macros, and other files', async () => {
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  expect(isWorkbook(old)).toBe(true);
  expect(await readWorkbook(old, LIMITS)).toEqual({ ok: false, fault: 'old' });
  expect(await readWorkbook(zip('xl/vbaProject.bin', Buffer.from('x')), LIMITS)).toEqual({ ok: false, fault: 'macros' });
  for (const bytes of [zip('word/document.xml', Buffer.from('x')), zip('xl/workbook.xml', Buffer.from('x')), Buffer.from('PK\x03\x04rest')])
    expect(await readWorkbook(bytes, LIMITS)).toEqual({ ok: false, fault: 'broken' });
  expect(isWorkbook(Buffer.from('Name;From'))).toBe(false);
});
