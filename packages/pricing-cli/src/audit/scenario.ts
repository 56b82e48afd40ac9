// One way a booking may have been priced: a book, a request, a supposition about the calculation, and what was recorded.

import { type Pricer, parsePlainRequest, type Quote, type QuoteRequest, quoteSupposing, type Supposition } from '@hosted-stay/pricing-core';
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

/** Why a search ended: at its own limit, or at the allowance of the audit. */
export type SearchEnd = 'bound' | 'allowance';

/** What it takes to find out what differs, as a part of a quote. */
const WEIGHT_OF_DIFFERENCES = 0.5;

/** Prices scenarios, and counts how often it was asked: the work for one difference is bounded. */
export class Prober {
  readonly #limit: number;
  readonly #tolerance: Tolerance;
  readonly #allowed: number;
  #probes = 0;
  #weighed = 0;

  /** `limit` is the bound of one search, `allowed` what the audit allows for it. */
  constructor(limit: number, tolerance: Tolerance, allowed = Infinity) {
    this.#limit = limit;
    this.#allowed = allowed;
    this.#tolerance = tolerance;
  }

  get isExhausted(): boolean {
    return this.endedBy !== undefined;
  }

  /** What ends the search, where something does. */
  get endedBy(): SearchEnd | undefined {
    if (this.#probes >= this.#limit) return 'bound';
    return this.effort >= this.#allowed ? 'allowance' : undefined;
  }

  /** Counts work that made no quote, as a part of one. */
  weigh(quotes: number): void {
    this.#weighed += quotes;
  }

  /** How many quotes were made, other work counted as quotes too. */
  get effort(): number {
    return this.#probes + this.#weighed;
  }

  /** The scenario's quote; undefined where there is none, or where the limit has been reached. */
  quote({ pricer, request, supposition }: Scenario): Quote | undefined {
    if (this.isExhausted) return undefined;
    this.#probes += 1;
    const quoted = quoteSupposing(pricer, request, supposition);
    return quoted.ok ? quoted.value : undefined;
  }

  price(scenario: Scenario, before?: Priced): Priced | undefined {
    this.weigh(WEIGHT_OF_DIFFERENCES);
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

/** The scenario with some fields of its request changed, validated once for all following quotes. */
export function withRequest(scenario: Scenario, changes: Partial<QuoteRequest>): Scenario {
  const request = { ...scenario.request, ...changes };
  const parsed = parsePlainRequest(request);
  return { ...scenario, request: parsed.ok ? parsed.value : request };
}

/** The scenario with further changes to its calculation. */
export function withSupposition(scenario: Scenario, more: Supposition): Scenario {
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
