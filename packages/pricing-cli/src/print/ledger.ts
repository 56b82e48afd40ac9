// A quote as a journal entry that hledger reads: what the customer owes, each payee's part, the VAT, the platform's part.

import type { Account, MoneyMap, Quote } from '@hosted-stay/pricing-core';
import type { BookNames } from '../quote/book-names.ts';
import { printable } from './printable.ts';

/** Stands before the first entry: without it `1.234` could be read as a thousand. */
export const LEDGER_HEAD = 'decimal-mark .\n';

/** One entry of a journal. */
export interface LedgerEntry {
  readonly quote: Quote;
  readonly map: MoneyMap;
  readonly names: BookNames;
  /** What ties the entry to where it came from, such as a booking's id: the transaction's code. */
  readonly code?: string | undefined;
}

/** The text of an entry, its last line feed included. It sums to zero because the map does; its date is the first day of the stay. */
export function ledgerEntry({ quote, map, names, code }: LedgerEntry): string {
  const family = names.hostable({ hostableType: 'Host_family', hostableId: quote.request.hostFamilyId });
  const mark = code === undefined ? '' : `(${oneLine(code).replace(/[()]/g, '')}) `;
  const postings = map.postings.map(({ account, amount }) => ({
    name: accountName(account, names),
    amount: `${map.currency} ${negated(amount)}`,
  }));
  const width = Math.max(0, ...postings.map(({ name }) => name.length));
  const amounts = Math.max(0, ...postings.map(({ amount }) => amount.length));
  return [
    `${quote.request.fromDate} ${mark}${oneLine(family)} | ${quote.request.fromDate} to ${quote.request.toDate}`,
    `    ; fingerprint: ${quote.fingerprint}`,
    `    ; book: ${oneLine(quote.bookVersion)}`,
    ...postings.map(({ name, amount }) => `    ${name.padEnd(width)}  ${amount.padStart(amounts)}`),
    '',
  ].join('\n');
}

/** The map has the customer's part negative, as what leaves; in the platform's books it is owed to us. */
function negated(amount: string): string {
  if (/^-?0(?:\.0+)?$/.test(amount)) return amount.replace('-', '');
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** `liabilities:payable:Host_family:500 Familia García`; the id is in it, so two of one name stay two. */
function accountName(account: Account, names: BookNames): string {
  if (account === 'customer') return 'assets:receivable:customer';
  if (account === 'tax') return 'liabilities:vat';
  if (account === 'platform') return 'income:commission';
  const [hostableType = '', id = ''] = account.split(':');
  return `liabilities:payable:${hostableType}:${id} ${oneLine(names.hostable({ hostableType, hostableId: Number(id) }))}`.trimEnd();
}

/** Two spaces would end an account's name, a colon divide it, a semicolon begin a comment, a bar the note. */
function oneLine(text: string): string {
  return printable(text)
    .replace(/[:;|=*!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A comment line, ignored by hledger. */
export function ledgerComment(text: string): string {
  return `; ${printable(text)}\n`;
}
