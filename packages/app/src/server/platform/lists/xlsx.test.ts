// Workbooks: each cell of the type that it is, no text a formula, and made in a thread of its own.

import { inflateRawSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Cell } from './cells.ts';
import { toSheetName } from './xlsx.ts';
import { createWorkbookInThread } from './xlsx-thread.ts';

/** One file out of a zip archive, found by its directory at the end. */
function unzipped(bytes: Uint8Array, name: string): string {
  const zip = Buffer.from(bytes);
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const start = zip.readUInt32LE(at + 42);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
      const content = zip.subarray(data, data + packed);
      return (method === 0 ? content : inflateRawSync(content)).toString('utf8');
    }
    at += 46 + nameLength + extra + comment;
  }
  throw new Error(`there is no ${name}`);
}

async function sheetOf(cells: readonly Cell[]): Promise<{ sheet: string; texts: string }> {
  async function* batches() {
    yield [cells];
  }
  const bytes = await createWorkbookInThread({
    title: 'Stays',
    headings: cells.map(({ kind }) => kind),
    kinds: cells.map(({ kind }) => kind),
    batches: batches(),
    texts: { yes: 'Yes', no: 'No', timeZone: 'Europe/Dublin' },
  });
  return { sheet: unzipped(bytes, 'xl/worksheets/sheet1.xml'), texts: unzipped(bytes, 'xl/sharedStrings.xml') };
}

describe('a workbook', () => {
  test('holds days and moments as days, amounts as numbers, text as text', async () => {
    const { sheet, texts } = await sheetOf([
      { kind: 'text', value: '=1+1 & "<b>"\u0000' },
      { kind: 'money', value: '-1204.50' },
      { kind: 'day', value: '2026-07-02' },
      { kind: 'instant', value: new Date('2026-07-02T11:00:00Z') },
      { kind: 'flag', value: true },
      { kind: 'number', value: '12345678901234567890' },
      { kind: 'text', value: null },
    ]);
    expect(sheet).not.toContain('<f>');
    expect(texts).toContain('=1+1 &amp; "&lt;b&gt;"<');
    expect(sheet).toMatch(/<c r="B2"[^>]*><v>-1204\.5<\/v>/);
    // Days are counted from the end of 1899; noon is half a day.
    expect(sheet).toMatch(/<c r="C2"[^>]*><v>46205<\/v>/);
    expect(sheet).toMatch(/<c r="D2"[^>]*><v>46205\.5<\/v>/);
    expect(sheet).toMatch(/<c r="E2"[^>]*t="b"[^>]*><v>1<\/v>/);
    expect(texts).toContain('12345678901234567890');
  });

  test('fails with the reason if its rows can’t be read', async () => {
    async function* broken(): AsyncGenerator<Cell[][]> {
      throw new Error('the database is gone');
      // biome-ignore lint/correctness/noUnreachable: a generator has to yield somewhere
      yield [];
    }
    const parts = { title: 'x', headings: [], kinds: [], texts: { yes: '', no: '', timeZone: 'UTC' } };
    await expect(createWorkbookInThread({ ...parts, batches: broken() })).rejects.toThrow('the database is gone');
  });

  test('waits until fewer are made, reads no rows before, and past ten the next is sent away', async () => {
    let begun = 0;
    const gate = Promise.withResolvers<void>();
    async function* slow(): AsyncGenerator<Cell[][]> {
      begun += 1;
      await gate.promise;
      yield [];
    }
    const parts = { title: 'x', headings: ['x'], kinds: ['text'] as const, texts: { yes: '', no: '', timeZone: 'UTC' } };
    const all = Array.from({ length: 10 }, () => createWorkbookInThread({ ...parts, batches: slow() }));
    await expect(createWorkbookInThread({ ...parts, batches: slow() })).rejects.toMatchObject({ status: 503, values: { seconds: 30 } });
    await vi.waitFor(() => expect(begun).toBe(2));
    gate.resolve();
    expect((await Promise.all(all)).every((bytes) => bytes.length > 0)).toBe(true);
  });

  test.each([
    ['Trips: 2026/27 [draft]?', 'Trips  2026 27  draft'],
    ["'quoted'", 'quoted'],
    ['x'.repeat(40), 'x'.repeat(31)],
    ['***', '1'],
  ])('names its sheet after %s', (title, name) => {
    expect(toSheetName(title)).toBe(name);
  });
});
