// What the server and the part of the screens that renders pages for it say to each other.

/** The settings that stand in the head of a page, as its `<meta>` elements are named. */
export type PageSetting = 'product-name' | 'time-zone' | 'payments' | 'translation' | 'analytics' | 'csp-nonce';

export interface PageRequest {
  /** The whole address, with the prefix of the language and the query. */
  readonly address: string;
  readonly settings: Readonly<Record<PageSetting, string>>;
  /**
   * Returns what the API answers who has opened the page at an address, `/api/search?page=2`, in the language of the page: as it is sent.
   * @throws an error for what they can't read
   */
  read(address: string): Promise<unknown>;
  /**
   * Returns what an endpoint that only answers a question says, such as that for quotes: as it is sent.
   * @throws an error for what they can't ask
   */
  ask(address: string, body: unknown): Promise<unknown>;
  /** The account that has opened the page, as it is sent; undefined for visitors. */
  readonly user?: unknown;
  /** How long it may take, in milliseconds. */
  readonly patienceMs: number;
}

export interface RenderedPage {
  readonly title: string;
  /** The title without the name of the product. */
  readonly heading: string;
  /** A sentence or two for search engines; empty if there is none. */
  readonly description: string;
  /** What stands in the element that the browser continues with. */
  readonly html: string;
  /** JSON with what the page has read, for the browser; empty if it has read nothing. */
  readonly data: string;
}

/** Renders a page as who has opened it sees it; returns null for a page that only browsers render. */
export type RenderPage = (asked: PageRequest) => Promise<RenderedPage | null>;

/** Keeps apart what belongs to each request, across everything asynchronous: an `AsyncLocalStorage`. */
export interface ScopeKeeper<Scope> {
  run<Result>(scope: Scope, work: () => Result): Result;
  getStore(): Scope | undefined;
}
