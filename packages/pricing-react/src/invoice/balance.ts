// Whether an invoice from elsewhere adds up.

import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import type { Invoice, InvoiceTotals } from './invoice.ts';
import type { InvoiceIssue, InvoicePath } from './issue-data.ts';
import { checkFigure, totalsOf } from './totals.ts';

/** Every figure that doesn't add up, with the difference. All amounts must be readable. */
export function imbalances(invoice: Invoice, math: AmountMath): InvoiceIssue[] {
  const { lines, totals, schedule } = invoice;
  const check = (expected: string, received: string, ...path: InvoicePath) => checkFigure({ expected, received, path }, math);
  const stayVat = totals.vatLines.find(({ kind }) => kind === 'stay')?.amount ?? null;
  const expected = totalsOf({ lines, stayVat }, math);
  const sums = (['subtotal', 'discount', 'vat', 'total'] as const).flatMap((sum) => check(expected[sum], totals[sum], 'totals', sum));
  const products = lines.flatMap(({ unitAmount, quantity, amount }, index) =>
    unitAmount === null ? [] : check(math.times(unitAmount, quantity), amount, 'lines', index, 'amount'),
  );
  const paid = schedule.length === 0 ? [] : check(totals.total, math.sum(schedule.map(({ amount }) => amount)), 'schedule');
  return [...products, ...vatImbalances(expected, totals, math), ...sums, ...paid];
}

/** Each VAT line against the lines it is taken of; a percentage that no line has is off by all of it. */
function vatImbalances(expected: InvoiceTotals, totals: InvoiceTotals, math: AmountMath): InvoiceIssue[] {
  const byPercentage = (lines: InvoiceTotals['vatLines']) => new Map(lines.map((line) => [line.percentage, line]));
  const wanted = byPercentage(expected.vatLines);
  const found = byPercentage(totals.vatLines);
  const check = (figure: 'amount' | 'base', percentage: string | null, index: number) =>
    checkFigure(
      {
        expected: wanted.get(percentage)?.[figure] ?? math.zero,
        received: found.get(percentage)?.[figure] ?? math.zero,
        path: index < 0 ? ['totals', 'vatLines'] : ['totals', 'vatLines', index, figure],
      },
      math,
    );
  return [...new Set([...found.keys(), ...wanted.keys()])].flatMap((percentage) => {
    const index = totals.vatLines.findIndex((line) => line.percentage === percentage);
    return [...check('base', percentage, index), ...check('amount', percentage, index)];
  });
}
