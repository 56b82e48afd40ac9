// Test cards of the built-in gateway, and the shapes of their payment.

import * as z from 'zod';
import { CARD_FAULTS, PAYMENT_STATUSES } from '#contract/booking/booking.shapes.ts';

/** The result of each test card; all other numbers are refused. */
export const TEST_CARDS = {
  '4242424242424242': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expired',
  '4000002500003155': 'secondStep',
  '4000000000000259': 'later',
  '4000000000000341': 'eventLost',
} as const;

export type TestCard = keyof typeof TEST_CARDS;
export type TestCardBehavior = (typeof TEST_CARDS)[TestCard];

const clientSecret = z.string().min(20).max(200);

export const testPayment = z.object({
  clientSecret,
  card: z.object({
    number: z
      .string()
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{12,19}$/)),
    /** `MM/YY`. */
    expiry: z
      .string()
      .trim()
      .regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/),
    cvc: z
      .string()
      .trim()
      .regex(/^\d{3,4}$/),
  }),
});

export const testAuthentication = z.object({ clientSecret, approve: z.boolean() });

/** `requires_action`: show the second step and call `authenticate`; `processing`: call `retrieve-payment-intent` again. */
export const testGatewayAnswer = z.object({ status: z.enum(PAYMENT_STATUSES), fault: z.enum(CARD_FAULTS).nullable() });
