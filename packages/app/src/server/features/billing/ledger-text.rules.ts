// Writes the ledger as a plain-text journal for hledger.

import { LEDGER_ACCOUNTS } from '#contract/finance/billing/ledger-accounts.ts';
import type { Transaction } from './ledger.rules.ts';

/** The first line of the journal: without it `1.234` could be parsed as a thousand. */
const LEDGER_HEADER = 'decimal-mark .\n\n';

/** Line breaks and control characters, which are replaced by blanks. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Removes journal syntax: a semicolon starts a comment, a bar the note, a bracket the code, two spaces an amount. */
function toSingleLine(text: string): string {
  return text
    .replace(CONTROL_CHARACTERS, ' ')
    .replace(/[;|=*!()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function toLedgerEntry({ day, kind, number, party, business, currency, postings }: Transaction): string {
  const lines = postings.map(({ account, amount }) => ({ name: LEDGER_ACCOUNTS[account], amount: `${currency} ${amount}` }));
  const names = Math.max(0, ...lines.map(({ name }) => name.length));
  const amounts = Math.max(0, ...lines.map(({ amount }) => amount.length));
  const code = toSingleLine(number) === '' ? '' : ` (${toSingleLine(number)})`;
  return [
    `${day} *${code} ${toSingleLine(party)} | ${kind}`,
    `    ; business: ${toSingleLine(business).replaceAll(',', ' ')}`,
    ...lines.map(({ name, amount }) => `    ${name.padEnd(names)}  ${amount.padStart(amounts)}`),
    '',
    '',
  ].join('\n');
}

/** Writes the journal, one transaction at a time. */
export function* writeLedgerText(transactions: readonly Transaction[]): Generator<string> {
  yield LEDGER_HEADER;
  for (const transaction of transactions) yield toLedgerEntry(transaction);
}
