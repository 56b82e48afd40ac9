// The results of sending several invoices in sequence.

/** The result for one invoice. */
export interface SendOutcome {
  readonly id: number;
  /** Its name in the list: the invoice number, or the name of the draft. */
  readonly name: string;
  /** The number assigned when it was sent; null if it wasn't sent. */
  readonly number: string | null;
  /** Why it wasn't sent; null if it was. */
  readonly message: string | null;
}

export function countOutcomes(outcomes: readonly SendOutcome[]): { readonly sent: number; readonly refused: number } {
  const sent = outcomes.filter(({ message }) => message === null).length;
  return { sent, refused: outcomes.length - sent };
}

/**
 * Processes items one after another and continues if one fails.
 * @param onDone called after each item with the number of processed items
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
