// What the server and the part of the screens that renders pages for it say to each other.

/** The settings that stand in the head of a page, as its `<meta>` elements are named. */
export type PageSetting = 'product-name' | 'time-zone' | 'payments' | 'translation' | 'csp-nonce';

export interface PageRequest {
  /** The whole address, with the prefix of the language and the query. */
  readonly address: string;
  readonly settings: Readonly<Record<PageSetting, string>>;
  /** How long it may take, in milliseconds. */
  readonly patienceMs: number;
}

export interface RenderedPage {
  readonly title: string;
  /** What stands in the element that the browser continues with. */
  readonly html: string;
}

/** Renders a page as visitors see it; returns null for a page that only browsers render. */
export type RenderPage = (asked: PageRequest) => Promise<RenderedPage | null>;

/** Keeps apart what belongs to each request, across everything asynchronous: an `AsyncLocalStorage`. */
export interface ScopeKeeper<Scope> {
  run<Result>(scope: Scope, work: () => Result): Result;
  getStore(): Scope | undefined;
}
