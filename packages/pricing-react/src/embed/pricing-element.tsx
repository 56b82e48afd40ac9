// What both elements do: attributes and properties in, events out, a shadow root that comes and goes without leaving anything behind.

import type { Side } from '@hosted-stay/pricing-core';
import { fieldText } from '@hosted-stay/pricing-core/format';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { localToday } from '../format/today.ts';
import type { Messages } from '../locales/messages.ts';
import { wordIssue } from '../quote/word-issue.ts';
import type { StartingRequest } from '../request/calculator-draft.ts';
import type { UrlOrData } from './books.ts';
import { idPrefix } from './id-prefix.ts';
import { knownLocale, languageFor, onLanguages, regionalLocale } from './languages.ts';
import { languageOf, onPageLanguage } from './page-language.ts';
import { readRequest } from './read-request.ts';
import { SafeWidget } from './safe-widget.tsx';
import type { EmbedEvents, EmbedProps, EmbedSettings } from './settings.ts';
import { applyStyles } from './style-sheet.ts';

const ATTRIBUTES = ['book', 'endpoint', 'catalogue', 'request', 'lang', 'locale', 'theme', 'side', 'today'] as const;
const PROPERTIES = ['book', 'endpoint', 'catalogue', 'request', 'messages', 'locale', 'theme', 'side', 'today'] as const;

const QUERY = 'family=206&from=2026-07-05&to=2026-07-26&activities=301x2,302';

/** A server has no elements; there the classes are only names. */
const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? class {};

export class PricingElement extends ElementBase {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  readonly #widget: ComponentType<EmbedProps>;
  #book: object | undefined;
  #catalogue: object | undefined;
  #request: StartingRequest | undefined;
  #requestNumber = 0;
  /** The last request that the widget made, as JSON: setting the very same one changes nothing. */
  #made: string | undefined;
  #messages: Messages | undefined;
  #shadow: ShadowRoot | undefined;
  #root: Root | undefined;
  #stopListening: (() => void) | undefined;

  readonly #events: EmbedEvents = {
    quote: (view) => this.#tell('quote-change', view),
    request: (request) => {
      this.#made = JSON.stringify(request);
      this.#request = request ?? undefined;
      this.#tell('request-change', request);
      // A page that hands null back while it is told means no more than that; later it means an empty form.
      if (request === null) this.#made = undefined;
    },
    error: (detail) => this.#tell('quote-error', detail),
  };

  /** @param widget what it shows */
  constructor(widget: ComponentType<EmbedProps>) {
    super();
    this.#widget = widget;
    // What a page has set before the element was defined stands in front of the accessors.
    for (const name of PROPERTIES) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (early === undefined) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early.value);
    }
  }

  /** A URL, or the parsed JSON of a book. */
  get book(): UrlOrData | undefined {
    return this.#book ?? this.#text('book');
  }

  set book(book: UrlOrData | null | undefined) {
    this.#book = typeof book === 'object' ? (book ?? undefined) : undefined;
    this.#setText('book', typeof book === 'string' ? book : undefined);
  }

  /** The URL that answers a request with a quote; not used where there is a book. */
  get endpoint(): string | undefined {
    return this.#text('endpoint');
  }

  set endpoint(url: string | null | undefined) {
    this.#setText('endpoint', url);
  }

  /** The names behind an endpoint's ids: a URL, or the parsed JSON. */
  get catalogue(): UrlOrData | undefined {
    return this.#catalogue ?? this.#text('catalogue');
  }

  set catalogue(catalogue: UrlOrData | null | undefined) {
    this.#catalogue = typeof catalogue === 'object' ? (catalogue ?? undefined) : undefined;
    this.#setText('catalogue', typeof catalogue === 'string' ? catalogue : undefined);
  }

  /**
   * What is priced, or what the calculator begins with, in camelCase or snake_case; null empties the form. Reads as what stands in the
   * calculator now, without what could not be read.
   */
  get request(): StartingRequest | undefined {
    return this.#request;
  }

  set request(request: StartingRequest | null | undefined) {
    if (this.#made !== undefined && JSON.stringify(request) === this.#made) return;
    this.#made = undefined;
    this.#request = request ? this.#read(request) : undefined;
    this.#requestNumber += 1;
    this.#render();
  }

  /** A whole language; left out, the registered one that the page's `lang` asks for. */
  get messages(): Messages {
    return this.#messages ?? languageFor(languageOf(this));
  }

  set messages(messages: Messages | null | undefined) {
    this.#messages = messages ?? undefined;
    this.#render();
  }

  /** BCP 47 tag for numbers and dates, where it is not the language's usual one. */
  get locale(): string | undefined {
    return this.#text('locale');
  }

  set locale(tag: string | null | undefined) {
    this.#setText('locale', tag);
  }

  /** Left out, the page's `color-scheme` decides. */
  get theme(): 'light' | 'dark' | undefined {
    return oneOf(['light', 'dark'], this.getAttribute('theme'));
  }

  set theme(theme: 'light' | 'dark' | null | undefined) {
    this.#setText('theme', theme);
  }

  /** Whose view of a book is shown: the customer's unless said. An endpoint decides for itself. */
  get side(): Side {
    return oneOf(['customer', 'provider', 'finance'], this.getAttribute('side')) ?? 'customer';
  }

  set side(side: Side | null | undefined) {
    this.#setText('side', side);
  }

  /** ISO date that calendars open at; the visitor's own unless said. */
  get today(): string {
    return this.#text('today') ?? localToday();
  }

  set today(date: string | null | undefined) {
    this.#setText('today', date);
  }

  connectedCallback(): void {
    this.#shadow ??= this.attachShadow({ mode: 'open' });
    applyStyles(this.#shadow);
    const options = { identifierPrefix: idPrefix() };
    this.#root ??= createRoot(this.#shadow.appendChild(this.ownerDocument.createElement('div')), options);
    this.#stopListening ??= both(
      onLanguages(() => this.#render()),
      onPageLanguage(() => this.#render()),
    );
    this.#render();
  }

  /** An element that is only moved is back before the task ends, and keeps what was typed into it. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#release();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'request') Reflect.set(this, name, now);
    // The later of an attribute and a property counts.
    if (name === 'book' && now) this.#book = undefined;
    if (name === 'catalogue' && now) this.#catalogue = undefined;
    this.#render();
  }

  #release(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
    this.#root?.unmount();
    this.#root = undefined;
    this.#shadow?.querySelector('div')?.remove();
  }

  /** Each field that can't be used is left out and told of: whatever a page gives, there is something to show. */
  #read(given: unknown): StartingRequest | undefined {
    const read = readRequest(given);
    const faults = read?.issues.map((issue) => wordIssue(issue, this.messages, fieldText(issue.path))) ?? [String(given)];
    for (const fault of [...faults, ...(read?.ignored ?? [])]) {
      const help = read?.issues.length ? '' : `; write JSON or ${QUERY}`;
      this.#tell('quote-error', { kind: 'request', message: `request: ignored: ${fault}${help}` });
    }
    return read?.request;
  }

  #render(): void {
    const Widget = this.#widget;
    const settings = this.#settings();
    this.#root?.render(
      <SafeWidget messages={settings.messages} theme={settings.theme} onError={this.#events.error}>
        <Widget settings={settings} events={this.#events} />
      </SafeWidget>,
    );
  }

  #settings(): EmbedSettings {
    const { book, endpoint, catalogue, request, side, messages, theme, today } = this;
    const locale = knownLocale(this.getAttribute('locale')) ?? regionalLocale(languageOf(this), messages);
    return { book, endpoint, catalogue, request, requestNumber: this.#requestNumber, side, messages, locale, theme, today };
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #text(name: string): string | undefined {
    return this.getAttribute(name) || undefined;
  }

  #setText(name: string, value: string | null | undefined): void {
    if (value) this.setAttribute(name, value);
    else this.removeAttribute(name);
    this.#render();
  }
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text);
}

function both(first: () => void, second: () => void): () => void {
  return () => {
    first();
    second();
  };
}
