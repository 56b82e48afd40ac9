// Statements: the movements of an account, with the balance after each. Opening balance plus movements equals the closing balance.

import type { Statement } from '#contract/finance/billing/billing.shapes.ts';
import type { AmountMath } from '#server/features/finance/finance.public.ts';
import type { AccountMovement } from './accounts.queries.ts';

type CurrencyStatement = Statement['currencies'][number];

/** Returns the arithmetic of a currency. */
export type MathOf = (currency: string) => AmountMath;

/** Returns one currency of a statement: amounts above 0 are debits, below 0 credits. */
function toCurrencyStatement(math: AmountMath, opening: string, moves: readonly AccountMovement[]): CurrencyStatement {
  let balance = math.sum([opening]);
  const movements = moves
    .filter(({ amount }) => math.compare(amount, math.zero) !== 0)
    .map(({ day, kind, number, refId, amount }) => {
      balance = math.sum([balance, amount]);
      const isDebit = math.compare(amount, math.zero) > 0;
      const debit = isDebit ? math.sum([amount]) : null;
      return { day, kind, number, refId, debit, credit: isDebit ? null : math.negate(amount), balance };
    });
  return {
    currency: math.currency,
    opening: math.sum([opening]),
    movements,
    debits: math.sum(movements.flatMap(({ debit }) => debit ?? [])),
    credits: math.sum(movements.flatMap(({ credit }) => credit ?? [])),
    closing: balance,
  };
}

/** Returns the currencies of a statement, sorted; omits those without an opening balance and movements. */
export function toCurrencyStatements(
  { before, moves }: { before: readonly { currency: string; amount: string }[]; moves: readonly AccountMovement[] },
  mathOf: MathOf,
): CurrencyStatement[] {
  const names = [...new Set([...before, ...moves].map(({ currency }) => currency))].sort();
  return names
    .map((name) => {
      const opening = before.find(({ currency }) => currency === name)?.amount ?? '0';
      const own = moves.filter(({ currency }) => currency === name);
      return toCurrencyStatement(mathOf(name), opening, own);
    })
    .filter(({ currency, opening, movements }) => movements.length > 0 || mathOf(currency).compare(opening, '0') !== 0);
}
