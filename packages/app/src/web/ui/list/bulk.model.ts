// The summarised outcome of a bulk action, and the batches it is sent in.

/** The maximum number of rows in one request. */
const AT_ONCE = 100;

/** The outcome for one row. */
interface BulkResult {
  readonly outcome: 'done' | 'unchanged' | 'refused';
  readonly message?: string | undefined;
}

export interface BulkSummary {
  readonly done: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Each reason once, with the number of rows it affected. */
  readonly reasons: readonly { readonly message: string; readonly count: number }[];
}

export function summarizeResults(results: readonly BulkResult[]): BulkSummary {
  const count = (outcome: BulkResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const messages = results.flatMap(({ outcome, message }) => (outcome === 'refused' ? [message ?? ''] : []));
  return {
    done: count('done'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    reasons: [...new Set(messages)].map((message) => ({ message, count: messages.filter((one) => one === message).length })),
  };
}

/** Splits the IDs into batches of one request each. */
export function splitIntoParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) => ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
}
