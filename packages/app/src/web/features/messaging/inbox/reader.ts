// Who reads an inbox, for all of its parts.

import { type ComponentType, createContext, use } from 'react';
import type { TripState } from '#contract/trips/states.ts';
import type { InboxView, TabSet } from './tabs.model.ts';

export interface InboxReader {
  readonly view: InboxView;
  readonly set: TabSet;
  readonly userId: number;
  /** An administrator who views the product as this user changes nothing. */
  readonly isFixed: boolean;
  /** The state of a trip as a badge: another feature's, which screens bring in. */
  readonly TripState: ComponentType<{ readonly state: TripState }>;
}

export const InboxReaderContext = createContext<InboxReader | null>(null);

/** @throws TypeError outside an inbox */
export function useInboxReader(): InboxReader {
  const reader = use(InboxReaderContext);
  if (reader === null) throw new TypeError('This part is shown in an inbox only.');
  return reader;
}
