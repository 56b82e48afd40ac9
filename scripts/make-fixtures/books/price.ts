// Short hands for writing prices down.

import type { PriceBookInput } from '@hosted-stay/pricing-core';

export type PricingInput = NonNullable<PriceBookInput['countries'][number]['pricings']>[number];

/** One side's commission as `"15"` percent or `"15+1.5"`: percent and a fixed amount a unit. */
type CommissionText = string;

/** What is asked for, and what the customer's and the provider's side leave of it to the platform. */
export interface Price {
  readonly amount: string;
  readonly customer?: CommissionText;
  readonly provider?: CommissionText;
  readonly quantity?: number;
  readonly required?: boolean;
}

export function priced(pricingTemplateId: number, { amount, customer = '0', provider = '0', ...rest }: Price): PricingInput {
  return { pricingTemplateId, amount, ...rest, customer: commission(customer), provider: commission(provider) };
}

function commission(text: CommissionText) {
  const [commissionPercentage = '0', commissionAmount = '0'] = text.split('+');
  return { commissionAmount, commissionPercentage };
}
