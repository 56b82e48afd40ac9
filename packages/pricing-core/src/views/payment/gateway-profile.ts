// What a payment gateway makes of a currency: its units, and what it charges at least and at most. Data, so that another can take its place.

/** Amounts are decimal text of the currency unless said otherwise. Currencies that aren't named follow ISO 4217 and the defaults. */
export interface GatewayProfile {
  readonly name: string;
  /** Digits of the gateway's own unit, where they differ from ISO 4217. */
  readonly digits: Readonly<Record<string, number>>;
  /** The step that the gateway's whole units must be a multiple of, where it isn't 1. */
  readonly step: Readonly<Record<string, number>>;
  /** The least it charges. A currency that isn't named needs one unit of the gateway's. */
  readonly minimum: Readonly<Record<string, string>>;
  /** The digits that a charge may have in the gateway's own units, and where it may have others. */
  readonly maximumDigits: number;
  readonly maximumDigitsOf: Readonly<Record<string, number>>;
}

/**
 * The published limits of the usual card gateway. ISK and UGX are sent in hundredths although they have none, MGA in whole units although
 * ISO counts hundredths, and the last of three digits must be 0. HUF and TWD follow ISO for charges; only their payouts are whole.
 */
export const CARD_GATEWAY: GatewayProfile = {
  name: 'card',
  digits: { ISK: 2, UGX: 2, MGA: 0 },
  step: { ISK: 100, UGX: 100, BHD: 10, JOD: 10, KWD: 10, OMR: 10, TND: 10 },
  minimum: {
    AED: '2.00',
    AUD: '0.50',
    BRL: '0.50',
    CAD: '0.50',
    CHF: '0.50',
    CZK: '15.00',
    DKK: '2.50',
    EUR: '0.50',
    GBP: '0.30',
    HKD: '4.00',
    HUF: '175.00',
    INR: '0.50',
    JPY: '50',
    MXN: '10.00',
    MYR: '2.00',
    NOK: '3.00',
    NZD: '0.50',
    PLN: '2.00',
    RON: '2.00',
    SEK: '3.00',
    SGD: '0.50',
    THB: '10.00',
    USD: '0.50',
  },
  maximumDigits: 8,
  maximumDigitsOf: { IDR: 12 },
};
