// The custom elements <price-calculator> and <live-total>: importing this defines them.

import type { QuoteRequest, QuoteView } from '@hosted-stay/pricing-core';
import { EmbeddedCalculator, EmbeddedLiveTotal } from './embed/embedded.tsx';
import { registerLanguage } from './embed/languages.ts';
import { PricingElement } from './embed/pricing-element.tsx';
import type { QuoteErrorDetail } from './embed/settings.ts';
import { en } from './locales/en.ts';

export type { UrlOrData } from './embed/books.ts';
export { registerLanguage } from './embed/languages.ts';
export type { QuoteErrorDetail } from './embed/settings.ts';

/** `<price-calculator book="/prices.json">`: all inputs, the quote and its reasons. */
export class PriceCalculatorElement extends PricingElement {
  constructor() {
    super(EmbeddedCalculator);
  }
}

/** `<live-total endpoint="/api/quote" request="family=206&from=2026-07-05&to=2026-07-26">`: a parent's running total. */
export class LiveTotalElement extends PricingElement {
  constructor() {
    super(EmbeddedLiveTotal);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'price-calculator': PriceCalculatorElement;
    'live-total': LiveTotalElement;
  }
  interface HTMLElementEventMap {
    /** A new quote is shown. */
    'quote-change': CustomEvent<QuoteView>;
    /** The visitor asks for something else; null while something needed is missing. */
    'request-change': CustomEvent<QuoteRequest | null>;
    'quote-error': CustomEvent<QuoteErrorDetail>;
  }
}

/** Under which names the elements are defined. */
export interface ElementNames {
  readonly priceCalculator?: string;
  readonly liveTotal?: string;
}

/** The same in every copy of this package, so that a second copy on the page knows the first one's elements. */
const OURS = /* @__PURE__ */ Symbol.for('@hosted-stay/pricing-react element');

/**
 * Defines the elements; importing this module has done it under their own names. Where the page has elements of those names already,
 * call it with others: `defineElements({ liveTotal: 'acme-live-total' })`. Doing it twice is harmless; a name that belongs to
 * something else throws. On a server nothing happens.
 */
export function defineElements({ priceCalculator = 'price-calculator', liveTotal = 'live-total' }: ElementNames = {}): void {
  registerLanguage(en);
  define(priceCalculator, PriceCalculatorElement);
  define(liveTotal, LiveTotalElement);
}

function define(name: string, element: new () => PricingElement): void {
  if (!('customElements' in globalThis)) return;
  const known = customElements.get(name);
  if (known !== undefined && !(OURS in known)) {
    throw new TypeError(`<${name}> is defined by something else on this page: call defineElements() with another name for it.`);
  }
  // A class has one name only: each name gets a class of its own.
  if (known === undefined) customElements.define(name, Object.assign(class extends element {}, { [OURS]: true }));
}

/** A clash must not keep the rest of the page's script from running, and must not go unnoticed. */
try {
  defineElements();
} catch (error) {
  reportError(error);
}
