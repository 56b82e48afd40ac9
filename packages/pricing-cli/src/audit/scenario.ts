// One way a booking may have been priced: a book, a request, a supposition about the calculation, and what was recorded.

import { type Pricer, parseQuoteRequest, type Quote, type QuoteRequest, quoteSupposing, type Supposition } from '@hosted-stay/pricing-core';
import type { FigureDifference, Recorded, Tolerance } from './difference.ts';
import { differencesOf, isAsQuoted } from './figures.ts';

export interface Scenario {
  readonly pricer: Pricer;
  readonly request: QuoteRequest;
  readonly supposition: Supposition;
  readonly recorded: Recorded;
}

/** A scenario that has been priced, and what of the record still differs from it. */
export interface Priced {
  readonly scenario: Scenario;
  readonly quote: Quote;
  readonly differences: readonly FigureDifference[];
}

/** Prices scenarios, and counts how often it was asked: the work for one difference is bounded. */
export class Prober {
  readonly #limit: number;
  readonly #tolerance: Tolerance;
  #probes = 0;

  constructor(limit: number, tolerance: Tolerance) {
    this.#limit = limit;
    this.#tolerance = tolerance;
  }

  get isExhausted(): boolean {
    return this.#probes >= this.#limit;
  }

  /** The scenario's quote; undefined where there is none, or where the limit has been reached. */
  quote({ pricer, request, supposition }: Scenario): Quote | undefined {
    if (this.isExhausted) return undefined;
    this.#probes += 1;
    const quoted = quoteSupposing(pricer, request, supposition);
    return quoted.ok ? quoted.value : undefined;
  }

  price(scenario: Scenario, before?: Priced): Priced | undefined {
    const quote = this.#quoteAfter(scenario, before);
    return quote && { scenario, quote, differences: differencesOf(scenario.recorded, quote, this.#tolerance) };
  }

  /** The scenario priced where that leaves no difference; quicker than to find out what differs. */
  priceIfSame(scenario: Scenario, before: Priced): Priced | undefined {
    if (this.#tolerance !== undefined) {
      const priced = this.price(scenario, before);
      return priced?.differences.length === 0 ? priced : undefined;
    }
    const quote = this.#quoteAfter(scenario, before);
    return quote !== undefined && isAsQuoted(scenario.recorded, quote) ? { scenario, quote, differences: [] } : undefined;
  }

  /** Where only the record is taken otherwise than `before`, its quote is still right. */
  #quoteAfter(scenario: Scenario, before: Priced | undefined): Quote | undefined {
    return before !== undefined && isPricedAlike(scenario, before.scenario) ? before.quote : this.quote(scenario);
  }
}

function isPricedAlike(a: Scenario, b: Scenario): boolean {
  return a.pricer === b.pricer && a.request === b.request && a.supposition === b.supposition;
}

/** The scenario with some fields of its request changed; checked here once, and not again by every quote that follows. */
export function requesting(scenario: Scenario, changes: Partial<QuoteRequest>): Scenario {
  const request = { ...scenario.request, ...changes };
  const parsed = parseQuoteRequest(request);
  return { ...scenario, request: parsed.ok ? parsed.value : request };
}

/** The scenario with more supposed about its calculation. */
export function supposing(scenario: Scenario, more: Supposition): Scenario {
  const { pricings = [], lines = [] } = scenario.supposition;
  return {
    ...scenario,
    supposition: {
      ...scenario.supposition,
      ...more,
      pricings: [...pricings, ...(more.pricings ?? [])],
      lines: [...lines, ...(more.lines ?? [])],
    },
  };
}
