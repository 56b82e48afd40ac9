// The checks before a payment intent is sent; all are listed with their figures, passed or failed.

import { formatAmount, parseAmount } from '../../money/amount.ts';
import { add, type Integer } from '../../money/integer.ts';
import { displayDigits } from './display-digits.ts';
import type { GatewayProfile } from './gateway-profile.ts';

export type PreflightCode = 'lines_and_vat_make_the_amount' | 'safe_integer' | 'gateway_units' | 'above_minimum' | 'below_maximum';

export interface PreflightCheck {
  readonly code: PreflightCode;
  readonly ok: boolean;
  readonly data: Readonly<Record<string, string | number | null>>;
  /** The reason for failing, in a sentence for payment staff; null if it passed. */
  readonly reason: string | null;
}

export interface Preflight {
  /** Whether every check passed. */
  readonly ok: boolean;
  readonly gateway: string;
  /** Digits of the currency in ISO 4217, on screens and in the gateway's units; they can differ. */
  readonly digits: { readonly iso: number; readonly display: number; readonly gateway: number };
  /** The amount in whole gateway units, or null if it isn't a whole number of them. */
  readonly gatewayAmount: string | null;
  readonly checks: readonly PreflightCheck[];
}

/** The figures of a quote in minor units by ISO 4217. */
export interface Charge {
  readonly currency: string;
  readonly digits: number;
  readonly total: Integer;
  readonly vat: Integer;
  readonly lines: readonly Integer[];
}

/**
 * Checks that a gateway can charge exactly this amount: lines and VAT add up to the total, and it fits the gateway's units
 * and limits. Never throws; a failed check gives its reason.
 */
export function preflight(charge: Charge, gateway: GatewayProfile): Preflight {
  const { currency, digits } = charge;
  const units = gatewayUnits(charge, gateway);
  const checks = [
    linesAndVat(charge),
    safeInteger(charge),
    wholeGatewayUnits(charge, gateway, units),
    aboveMinimum(charge, gateway),
    belowMaximum(charge, gateway, units),
  ];
  return {
    ok: checks.every((check) => check.ok),
    gateway: gateway.name,
    digits: { iso: digits, display: displayDigits(currency) ?? digits, gateway: gateway.digits[currency] ?? digits },
    gatewayAmount: units === null ? null : String(units),
    checks,
  };
}

/** The amount in whole gateway units, or null if it isn't a whole number of them. */
function gatewayUnits({ currency, digits, total }: Charge, gateway: GatewayProfile): bigint | null {
  const shift = (gateway.digits[currency] ?? digits) - digits;
  const scale = 10n ** BigInt(Math.abs(shift));
  const amount = BigInt(total);
  const units = shift >= 0 ? amount * scale : amount / scale;
  const leftOver = shift < 0 && amount % scale !== 0n;
  return leftOver || units % BigInt(gateway.step[currency] ?? 1) !== 0n ? null : units;
}

function linesAndVat({ digits, lines, vat, total }: Charge): PreflightCheck {
  const sum = lines.reduce(add, 0);
  const charged = add(sum, vat);
  const data = { lines: formatAmount(sum, digits), vat: formatAmount(vat, digits), amount: formatAmount(total, digits) };
  return check('lines_and_vat_make_the_amount', charged === total, {
    data,
    reason: `The lines (${data.lines}) plus VAT (${data.vat}) don’t add up to the amount (${data.amount}).`,
  });
}

function safeInteger({ total }: Charge): PreflightCheck {
  return check('safe_integer', typeof total === 'number', {
    data: { minorUnits: String(total), maximum: Number.MAX_SAFE_INTEGER },
    reason: `${total} minor units are too large for an exact JSON number.`,
  });
}

function wholeGatewayUnits({ currency, digits, total }: Charge, gateway: GatewayProfile, units: bigint | null): PreflightCheck {
  const gatewayDigits = gateway.digits[currency] ?? digits;
  const step = gateway.step[currency] ?? 1;
  const amount = formatAmount(total, digits);
  return check('gateway_units', units !== null, {
    data: { amount, currency, gatewayDigits, step },
    reason: `${amount} ${currency} isn’t a whole number of the gateway’s units (${gatewayDigits} digits, in steps of ${step}).`,
  });
}

function aboveMinimum({ currency, digits, total }: Charge, gateway: GatewayProfile): PreflightCheck {
  const minimum = parseAmount(gateway.minimum[currency] ?? '', digits) ?? 1;
  const data = { amount: formatAmount(total, digits), currency, minimum: formatAmount(minimum, digits) };
  return check('above_minimum', total >= minimum, {
    data,
    reason:
      total === 0
        ? 'The amount is 0, so no payment is needed.'
        : `${data.amount} ${currency} is less than the gateway’s minimum, ${data.minimum}.`,
  });
}

function belowMaximum({ currency, digits, total }: Charge, gateway: GatewayProfile, units: bigint | null): PreflightCheck {
  const maximumDigits = gateway.maximumDigitsOf[currency] ?? gateway.maximumDigits;
  const shown = units ?? BigInt(total);
  return check('below_maximum', String(shown).length <= maximumDigits, {
    data: { amount: formatAmount(total, digits), currency, gatewayAmount: String(shown), maximumDigits },
    reason: `${shown} has more than ${maximumDigits} digits, the gateway’s maximum.`,
  });
}

function check(code: PreflightCode, passed: boolean, { data, reason }: { data: PreflightCheck['data']; reason: string }): PreflightCheck {
  return { code, ok: passed, data, reason: passed ? null : reason };
}
