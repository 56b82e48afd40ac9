// Reads the sheets of a workbook as texts, within bounds: what it unzips to is measured before it is read.

import { inflateRawSync } from 'node:zlib';
import readSheets from 'read-excel-file/universal';

/** Bounds of a workbook. */
export interface WorkbookLimits {
  readonly unzippedBytes: number;
  readonly rows: number;
  readonly columns: number;
}

export type WorkbookFault = 'old' | 'macros' | 'broken' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns';

export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

export type ReadWorkbook =
  | { readonly ok: true; readonly sheets: readonly ReadSheet[] }
  | { readonly ok: false; readonly fault: WorkbookFault };

/** The signature of old workbooks, and of new ones with a password. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];

/** Returns whether a file is a workbook, also one of a kind that isn't read. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return (bytes[0] === 0x50 && bytes[1] === 0x4b) || OLD.every((byte, index) => bytes[index] === byte);
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
}

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const MAX_ENTRIES = 2000;

/** Returns the entries of a zip file by its directory; null if it is none that a spreadsheet writes. */
function listEntries(bytes: Buffer): Entry[] | null {
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) return null;
    const [packedSize, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length) return null;
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.subarray(start, start + packedSize),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unzips everything once within the limit, whatever sizes the file claims to have. */
function findZipFault(bytes: Buffer, limit: number): WorkbookFault | null {
  const entries = listEntries(bytes);
  if (entries === null) return 'broken';
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return 'macros';
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) return 'broken';
  let left = limit;
  for (const { method, packed } of entries) {
    if (left <= 0) return 'tooLarge';
    if (method !== 0 && method !== 8) return 'broken';
    try {
      left -= method === 0 ? packed.length : inflateRawSync(packed, { maxOutputLength: left }).length;
    } catch (error) {
      return (error as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'broken';
    }
  }
  return left < 0 ? 'tooLarge' : null;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00.*$/, '');
  return String(value);
}

/** Reads a workbook. Formulas are not calculated: a cell is what the spreadsheet has saved as its result. */
export async function readWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Promise<ReadWorkbook> {
  if (OLD.every((byte, index) => bytes[index] === byte)) return { ok: false, fault: 'old' };
  const fault = findZipFault(Buffer.from(bytes), limits.unzippedBytes);
  if (fault !== null) return { ok: false, fault };
  try {
    const read = await readSheets(Uint8Array.from(bytes).buffer);
    const sheets = read.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toText)) }));
    if (sheets.some(({ rows }) => rows.length > limits.rows)) return { ok: false, fault: 'tooManyRows' };
    if (sheets.some(({ rows }) => rows.some((row) => row.length > limits.columns))) return { ok: false, fault: 'tooManyColumns' };
    return { ok: true, sheets };
  } catch {
    return { ok: false, fault: 'broken' };
  }
}
