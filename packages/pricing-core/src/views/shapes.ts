// What each side may see, as shapes. A field that isn't named here is seen by nobody but finance.

import * as z from 'zod/mini';
import { quoteRequestShape } from '../quote-request.ts';
import { amount, byPricingType, counts, currency, hash, hostableType, id, lineFacts, warning } from '../schema/atoms.ts';
import { quoteFields } from '../schema/quote-shape.ts';

const customerView = () =>
  z.strictObject({
    side: z.literal('customer'),
    total: amount(),
    currency: currency(),
    subtotal: amount(),
    discount: amount(),
    vat: amount(),
    ...counts(),
    amountPricingType: byPricingType(amount()),
    pricings: z.array(z.strictObject({ ...lineFacts(), customer: amount(), customerDiscount: amount() })),
    warnings: z.array(warning()),
    request: quoteRequestShape,
    bookVersion: z.string(),
    fingerprint: hash(),
  });

const providerView = () =>
  z.strictObject({
    side: z.literal('provider'),
    payout: amount(),
    currency: currency(),
    payee: z.strictObject({ hostableType: hostableType(), hostableId: id() }),
    subtotalHF: z.optional(amount()),
    discountHF: z.optional(amount()),
    totalHF: z.optional(amount()),
    ...counts(),
    pricings: z.array(z.strictObject({ ...lineFacts(), provider: amount(), providerDiscount: amount() })),
    request: z.strictObject({
      fromDate: z.string(),
      toDate: z.string(),
      activityDetailsType: z.enum(['local', 'mixed', 'family']),
      countStudents: id(),
    }),
    bookVersion: z.string(),
    fingerprint: hash(),
  });

const financeView = () => z.strictObject({ side: z.literal('finance'), ...quoteFields() });

/** The parent's: what is paid in all comes first, and no figure of a provider or of the platform is in it. */
export const customerViewShape = /* @__PURE__ */ customerView();

/** One provider's: its own lines and what it is paid. The three HF totals are there when it is the host family. */
export const providerViewShape = /* @__PURE__ */ providerView();

/** Everything. */
export const financeViewShape = /* @__PURE__ */ financeView();

export type CustomerView = DeepReadonly<z.output<typeof customerViewShape>>;
export type ProviderView = DeepReadonly<z.output<typeof providerViewShape>>;
export type FinanceView = DeepReadonly<z.output<typeof financeViewShape>>;

export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
