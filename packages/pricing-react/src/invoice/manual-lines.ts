// Lines added by hand: what was typed → what is printed, through the engine's own money.

import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import { inPercent, isQuantity, plainDecimal, QUANTITY_DIGITS } from './figures.ts';
import type { InvoiceLine, VatLine } from './invoice.ts';
import type { ManualLine } from './invoice-draft.ts';
import { type InvoiceIssue, type InvoicePath, invoiceIssue } from './issue-data.ts';

export interface ManualTerms {
  readonly math: AmountMath;
  readonly vatExempt: boolean;
}

/** The printed line, or all that is wrong with it. */
export function manualLine(line: ManualLine, path: InvoicePath, { math, vatExempt }: ManualTerms): InvoiceLine | InvoiceIssue[] {
  const unitAmount = math.read(line.unitAmount);
  const issues = lineIssues({ line, path, readable: unitAmount.ok, math, vatExempt });
  if (!unitAmount.ok || issues.length > 0) return issues;
  return {
    kind: 'manual',
    description: line.description.trim(),
    detail: '',
    quantity: plainDecimal(line.quantity),
    unitAmount: unitAmount.value,
    amount: math.times(unitAmount.value, line.quantity),
    discount: math.zero,
    vatPercentage: vatExempt ? null : plainDecimal(line.vatPercentage),
  };
}

/** What a line comes to as far as it is readable: shown beside it while it is typed. */
export function amountOf({ quantity, unitAmount }: ManualLine, math: AmountMath): string | null {
  const read = math.read(unitAmount);
  return read.ok && isQuantity(quantity) ? math.times(read.value, quantity) : null;
}

/** VAT of manual lines, by percentage in the order they first occur: each rounded once, of the sum of its lines. */
export function manualVat(lines: readonly InvoiceLine[], math: AmountMath): VatLine[] {
  const bases = new Map<string, string>();
  for (const { vatPercentage, amount } of lines) {
    if (vatPercentage !== null) bases.set(vatPercentage, math.sum([bases.get(vatPercentage) ?? math.zero, amount]));
  }
  return [...bases].map(([percentage, base]) => ({ kind: 'manual', percentage, base, amount: math.share(base, percentage) }));
}

interface Looked extends ManualTerms {
  readonly line: ManualLine;
  readonly path: InvoicePath;
  readonly readable: boolean;
}

function lineIssues({ line, path, readable, math, vatExempt }: Looked): InvoiceIssue[] {
  const { quantity, unitAmount, vatPercentage } = line;
  const missing = (['description', 'quantity', 'unitAmount', 'vatPercentage'] as const)
    .filter((field) => line[field].trim() === '' && !(field === 'vatPercentage' && vatExempt))
    .map((field) => invoiceIssue('missing', [...path, field], { field }));
  const wrong: (InvoiceIssue | false)[] = [
    quantity !== '' &&
      !isQuantity(quantity) &&
      invoiceIssue('invalid_quantity', [...path, 'quantity'], { received: quantity, fractionDigits: QUANTITY_DIGITS }),
    unitAmount !== '' &&
      !readable &&
      invoiceIssue('invalid_amount', [...path, 'unitAmount'], {
        received: unitAmount,
        currency: math.currency,
        fractionDigits: math.digits,
      }),
    !vatExempt &&
      vatPercentage !== '' &&
      !inPercent(vatPercentage) &&
      invoiceIssue('invalid_percentage', [...path, 'vatPercentage'], { received: vatPercentage }),
  ];
  return [...missing, ...wrong.filter((issue) => issue !== false)];
}
