// The payment intent: what is asked of the gateway, in whole minor units, and its form on the wire.

import type { HostableType } from '../../price-book/compiled.ts';

/** Trip types that host: immersion 1, base hosting 2, academic 10, internship 11. Without a line of one there is nothing to charge for. */
export const HOSTING_TRIP_TYPE_IDS: readonly number[] = [1, 2, 10, 11];

/** Amounts are whole minor units by ISO 4217. `amount` is the quote's total: the lines plus VAT. */
export interface PaymentIntent {
  readonly amount: number;
  readonly currency: string;
  readonly numberOfDays: number;
  readonly fullImmersionDays: number;
  readonly businessId: number;
  readonly pricings: readonly PaymentIntentLine[];
  /** Only where an earlier intent is carried on. */
  readonly paymentIntentId?: string;
}

export interface PaymentIntentLine {
  readonly pricingTemplateId: number;
  readonly hostableId: number;
  readonly hostableType: HostableType;
  readonly quantity: number;
  /** The customer's amount, discount taken off. */
  readonly amount: number;
}

/** The same in the spelling of the payment service. */
export interface PaymentIntentWire {
  readonly amount: number;
  readonly currency: string;
  readonly number_of_days: number;
  readonly full_immersion_days: number;
  readonly business_id: number;
  readonly pricings: readonly {
    readonly pricing_template_id: number;
    readonly hostable_id: number;
    readonly hostable_type: HostableType;
    readonly quantity: number;
    readonly amount: number;
  }[];
  readonly payment_intent_id?: string;
}

/** The intent under the names the payment service reads. `payment_intent_id` is there only where the intent has one. */
export function toWire(intent: PaymentIntent): PaymentIntentWire {
  return {
    amount: intent.amount,
    currency: intent.currency,
    number_of_days: intent.numberOfDays,
    full_immersion_days: intent.fullImmersionDays,
    business_id: intent.businessId,
    pricings: intent.pricings.map((line) => ({
      pricing_template_id: line.pricingTemplateId,
      hostable_id: line.hostableId,
      hostable_type: line.hostableType,
      quantity: line.quantity,
      amount: line.amount,
    })),
    ...(intent.paymentIntentId !== undefined && { payment_intent_id: intent.paymentIntentId }),
  };
}
