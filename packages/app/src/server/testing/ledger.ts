// A journal of plain text, read back for tests.

interface ReadPosting {
  readonly account: string;
  readonly amount: string;
}

/** The postings of each transaction. */
export function parseAmounts(journal: string): ReadPosting[][] {
  return journal
    .split('\n\n')
    .map((entry) =>
      [...entry.matchAll(/^ {4}([a-z:]+) +[A-Z]{3} (-?[\d.]+)$/gm)].map(([, account = '', amount = '']) => ({ account, amount })),
    )
    .filter((postings) => postings.length > 0);
}

/** What is in each account, in the smallest unit of a currency of two digits. */
export function parseBalances(journal: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { account, amount } of parseAmounts(journal).flat()) {
    sums.set(account, (sums.get(account) ?? 0) + Math.round(Number(amount) * 100));
  }
  return sums;
}
