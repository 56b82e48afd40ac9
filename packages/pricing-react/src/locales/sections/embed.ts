// What an element on a page without React says until its widget can be shown.

export interface EmbedMessages {
  /** While the price book or the catalogue is on its way. */
  readonly loading: string;
  /** Neither a price book nor an endpoint is given. */
  readonly nothing: string;
  /** Why it could not be loaded, for whoever looks at the page; developers find more in the event. */
  readonly failed: {
    readonly unreachable: string;
    readonly status: string;
    readonly unreadable: string;
  };
  readonly retry: string;
}
