// What every widget says while it asks for a price, and where it is given none.

import type { FailureKind } from '../../quote-source/quote-source.ts';

export interface AskingMessages {
  readonly loading: string;
  /** A request that has no price; also where there are no closer words for why. */
  readonly refused: string;
  readonly failure: Readonly<Record<FailureKind, string>>;
  readonly retry: string;
}
