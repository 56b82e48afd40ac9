// What came of sending many invoices, one by one.

/** Of one invoice. */
export interface SendOutcome {
  readonly id: number;
  /** As it was listed: its number, or what the draft is called. */
  readonly name: string;
  /** The number that it was sent under; null when it was not sent. */
  readonly number: string | null;
  /** Why it was not sent; null when it was. */
  readonly message: string | null;
}

export function countOutcomes(outcomes: readonly SendOutcome[]): { readonly sent: number; readonly refused: number } {
  const sent = outcomes.filter(({ message }) => message === null).length;
  return { sent, refused: outcomes.length - sent };
}

/**
 * Does something for one after the other, and goes on when one fails.
 * @param onDone is told how many are done, after each
 */
export async function runOneByOne<Item, Outcome>(
  items: readonly Item[],
  { work, onDone }: { work: (item: Item) => Promise<Outcome>; onDone: (count: number) => void },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const item of items) {
    outcomes.push(await work(item));
    onDone(outcomes.length);
  }
  return outcomes;
}
