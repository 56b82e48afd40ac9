// The books as a journal of plain text that hledger reads.

import { LEDGER_ACCOUNTS } from '#contract/finance/ledger-accounts.ts';
import type { Transaction } from './ledger.rules.ts';

/** Stands before the first transaction: without it `1.234` could be read as a thousand. */
const HEAD = 'decimal-mark .\n\n';

/** Line breaks and what steers terminals, as blanks. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A semicolon would begin a comment, a bar the note, a bracket the code, two spaces an amount. */
function oneLine(text: string): string {
  return text
    .replace(STEERING, ' ')
    .replace(/[;|=*!()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function entry({ day, kind, number, party, business, currency, postings }: Transaction): string {
  const lines = postings.map(({ account, amount }) => ({ name: LEDGER_ACCOUNTS[account], amount: `${currency} ${amount}` }));
  const names = Math.max(0, ...lines.map(({ name }) => name.length));
  const amounts = Math.max(0, ...lines.map(({ amount }) => amount.length));
  const code = oneLine(number) === '' ? '' : ` (${oneLine(number)})`;
  return [
    `${day} *${code} ${oneLine(party)} | ${kind}`,
    `    ; business: ${oneLine(business).replaceAll(',', ' ')}`,
    ...lines.map(({ name, amount }) => `    ${name.padEnd(names)}  ${amount.padStart(amounts)}`),
    '',
    '',
  ].join('\n');
}

/** The journal, transaction by transaction. */
export function* ledgerText(transactions: readonly Transaction[]): Generator<string> {
  yield HEAD;
  for (const transaction of transactions) yield entry(transaction);
}
