// Parses a plain-text journal for tests.

interface ReadPosting {
  readonly account: string;
  readonly amount: string;
}

/** Returns the postings of each transaction. */
export function parseAmounts(journal: string): ReadPosting[][] {
  return journal
    .split('\n\n')
    .map((entry) =>
      [...entry.matchAll(/^ {4}([a-z:]+) +[A-Z]{3} (-?[\d.]+)$/gm)].map(([, account = '', amount = '']) => ({ account, amount })),
    )
    .filter((postings) => postings.length > 0);
}

/** Returns the balance of each account, in the smallest unit of a currency with two decimals. */
export function parseBalances(journal: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { account, amount } of parseAmounts(journal).flat()) {
    sums.set(account, (sums.get(account) ?? 0) + Math.round(Number(amount) * 100));
  }
  return sums;
}
