// Reading the statement of a bank: which column is which by its heading, and each line's date, amount, payer and reference.

/** What a statement must tell of each payment. */
const COLUMNS = ['date', 'amount', 'payer', 'reference'] as const;
type Column = (typeof COLUMNS)[number];

/** Headings by which a column is known, folded; what banks of the eight languages write. The earlier ones count more. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  date: [
    ...['booking date', 'posted date', 'transaction date', 'date', 'buchungstag', 'buchungsdatum', 'datum', 'valuta', 'wertstellung'],
    ...[
      'date operation',
      'date comptable',
      'fecha',
      'fecha operacion',
      'data',
      'data contabile',
      '取引日',
      '日付',
      '거래일',
      '날짜',
      '交易日期',
      '日期',
    ],
  ],
  amount: [
    ...['amount', 'credit', 'paid in', 'money in', 'betrag', 'umsatz', 'montant', 'importe', 'importo', 'ammontare'],
    ...['入金額', '金額', '入金', '입금액', '금액', '收入金额', '金额'],
  ],
  payer: [
    ...['payer', 'payer name', 'name', 'counterparty', 'from', 'auftraggeber', 'zahlungspflichtiger', 'beguenstigter zahlungspflichtiger'],
    ...['emetteur', 'payeur', 'nom', 'ordenante', 'nombre', 'ordinante', 'nome', '振込依頼人', '依頼人', '입금자', '付款人', '付款方'],
  ],
  reference: [
    ...['reference', 'remittance information', 'description', 'details', 'narrative', 'verwendungszweck', 'buchungstext', 'libelle'],
    ...['communication', 'concepto', 'referencia', 'causale', 'descrizione', '摘要', '備考', '적요', '내용', '附言', '备注'],
  ],
};

/** A line of the statement as it was understood. */
export interface StatementLine {
  /** In the file, from 1. */
  readonly line: number;
  /** ISO date, or null where there is none. */
  readonly paidOn: string | null;
  /** Decimal text, below 0 for money that went out; null where there is none. */
  readonly amount: string | null;
  readonly payerName: string;
  readonly reference: string;
}

/** The columns that no heading names, or the lines. */
export type Statement =
  | { readonly ok: true; readonly lines: readonly StatementLine[] }
  | { readonly ok: false; readonly missing: readonly Column[] };

/** The records of a CSV text, each with the line on which it begins; cells may be quoted and then hold line breaks. */
function recordsOf(text: string, separator: string): { line: number; cells: string[] }[] {
  const records: { line: number; cells: string[] }[] = [];
  let [cells, cell, quoted, line, begun] = [[] as string[], '', false, 1, 1];
  const end = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) records.push({ line: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted;
      cell = quoted ? '' : cell;
    } else if (!quoted && sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (!quoted && sign === '\n') {
      end();
      begun = line;
    } else if (quoted || sign !== '\r') cell += sign;
  }
  end();
  return records;
}

/** A heading without accents, capitals and signs. */
function folded(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

type Places = Partial<Record<Column, number>>;

/** Which cell of a heading names which column: the same words, or else words that begin with them. */
function placesIn(cells: readonly string[]): Places {
  const headings = cells.map(folded);
  const places: Places = {};
  for (const column of COLUMNS) {
    const words = HEADINGS[column].map(folded);
    const exact = words.map((word) => headings.indexOf(word)).find((place) => place >= 0);
    const begins = words.map((word) => headings.findIndex((heading) => heading.startsWith(`${word} `))).find((place) => place >= 0);
    const place = exact ?? begins;
    if (place !== undefined && !Object.values(places).includes(place)) places[column] = place;
  }
  return places;
}

/** A number as banks write it, `1.234,56` or `1,234.56`, as decimal text. Three digits behind its only sign are thousands, unless the currency has as many minor digits. */
export function readAmount(text: string, minorDigits = 2): string | null {
  const plain = text.replace(/[^\d.,+()\u2212-]/g, '').replace(/\u2212/g, '-');
  const match = /^([+(-]*)(\d[\d.,]*|[.,]\d+)([-)]*)$/.exec(plain);
  if (match === null) return null;
  const [, before = '', digits = '', after = ''] = match;
  const [whole, fraction] = parted(digits, minorDigits);
  if (whole === null) return null;
  const sign = /[-(]/.test(before) || /-/.test(after) ? '-' : '';
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
}

/** What stands before and behind the decimal point; no whole where the signs of thousands stand elsewhere than at thousands. */
function parted(digits: string, minorDigits: number): [string | null, string] {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return [digits, ''];
  const sign = digits[last] ?? '';
  const behind = digits.slice(last + 1);
  const isThousands = behind.length === 3 && minorDigits !== 3 && !digits.slice(0, last).includes(sign === '.' ? ',' : '.') && last > 0;
  const isSeveral = digits.indexOf(sign) !== last;
  const [whole, fraction] = isThousands || isSeveral ? [digits, ''] : [digits.slice(0, last), behind];
  const groups = whole.split(/[.,]/);
  const isGrouped = groups.every((group, index) => (index === 0 ? /^\d{0,3}$/.test(group) : /^\d{3}$/.test(group)));
  return [groups.length === 1 || isGrouped ? groups.join('') : null, fraction];
}

function isoDay(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const text = `${String(full).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text || full < 1900 || full >= 2200 ? null : text;
}

const PARTS = /^(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})/;

/** Whether a statement writes the month before the day: some date can be read in no other way. */
function isMonthFirst(dates: readonly string[]): boolean {
  const parts = dates.flatMap((date) => [PARTS.exec(date)]).filter((match) => match !== null && (match[1] ?? '').length <= 2);
  return parts.some((match) => Number(match?.[2]) > 12) && !parts.some((match) => Number(match?.[1]) > 12);
}

/** A day as banks write it, as ISO text: `02.07.2026`, `2/7/26`, `20260702`, `2026年7月2日`. */
export function readDay(text: string, { monthFirst = false } = {}): string | null {
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim());
  const [, first = '', second = '', third = ''] = packed ?? PARTS.exec(text.trim()) ?? [];
  if (third === '') return null;
  if (first.length === 4) return isoDay(Number(first), Number(second), Number(third));
  return monthFirst ? isoDay(Number(third), Number(first), Number(second)) : isoDay(Number(third), Number(second), Number(first));
}

/** The heading may stand below lines that tell of the account; the separator is the one by which it is found. */
export function readStatement(text: string, minorDigits = 2): Statement {
  let best: Places = {};
  for (const separator of [';', ',', '\t']) {
    const records = recordsOf(text.replace(/^\ufeff/, ''), separator);
    for (const [index, { cells }] of records.slice(0, 30).entries()) {
      const places = placesIn(cells);
      if (Object.keys(places).length > Object.keys(best).length) best = places;
      if (COLUMNS.every((column) => places[column] !== undefined))
        return { ok: true, lines: linesOf(records.slice(index + 1), { places, minorDigits }) };
    }
  }
  return { ok: false, missing: COLUMNS.filter((column) => best[column] === undefined) };
}

function linesOf(
  records: readonly { line: number; cells: readonly string[] }[],
  { places, minorDigits }: { places: Places; minorDigits: number },
): StatementLine[] {
  const cellOf = (cells: readonly string[], column: Column) => (cells[places[column] ?? -1] ?? '').replace(/\s+/gu, ' ').trim();
  const monthFirst = isMonthFirst(records.map(({ cells }) => cellOf(cells, 'date')));
  return records.map(({ line, cells }) => ({
    line,
    paidOn: readDay(cellOf(cells, 'date'), { monthFirst }),
    amount: readAmount(cellOf(cells, 'amount'), minorDigits),
    payerName: cellOf(cells, 'payer').slice(0, 200),
    reference: cellOf(cells, 'reference').slice(0, 200),
  }));
}

/** The number that stands in a reference, however it was typed: small letters, blanks and dashes left out. The longest one counts. */
export function numberWithin<Numbered extends { readonly number: string }>(
  reference: string,
  invoices: readonly Numbered[],
): Numbered | null {
  const bare = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const text = bare(reference);
  const found = invoices.filter(({ number }) => {
    const at = text.indexOf(bare(number));
    return at >= 0 && !/\d/.test(text[at + bare(number).length] ?? '');
  });
  return found.reduce<Numbered | null>((best, one) => (best === null || one.number.length > best.number.length ? one : best), null);
}
