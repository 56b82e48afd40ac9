// The payment intent for the gateway, in whole minor units, and its wire format.

import type { HostableType } from '../../price-book/compiled.ts';

/** Hosting trip types: immersion 1, base hosting 2, academic 10, internship 11. Without a line of one of them, nothing is charged. */
export const HOSTING_TRIP_TYPE_IDS: readonly number[] = [1, 2, 10, 11];

/** Amounts are whole minor units by ISO 4217. `amount` is the quote's total: the lines plus VAT. */
export interface PaymentIntent {
  readonly amount: number;
  readonly currency: string;
  readonly numberOfDays: number;
  readonly fullImmersionDays: number;
  readonly businessId: number;
  readonly pricings: readonly PaymentIntentLine[];
  /** Only to update an existing intent. */
  readonly paymentIntentId?: string;
}

export interface PaymentIntentLine {
  readonly pricingTemplateId: number;
  readonly hostableId: number;
  readonly hostableType: HostableType;
  readonly quantity: number;
  /** The customer's amount after discounts. */
  readonly amount: number;
}

/** The intent with the field names of the payment service. */
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

/** Converts an intent to the field names of the payment service. `payment_intent_id` is only present if the intent has one. */
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
