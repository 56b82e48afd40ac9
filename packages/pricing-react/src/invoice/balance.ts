// Whether an invoice from elsewhere adds up.

import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import type { Invoice, InvoiceTotals, VatLine } from './invoice.ts';
import type { InvoiceIssue, InvoicePath } from './issue-data.ts';
import { checkFigure, totalsOf } from './totals.ts';

/** Every figure that doesn't add up, with the difference. All amounts must be readable. */
export function imbalances(invoice: Invoice, math: AmountMath): InvoiceIssue[] {
  const { lines, totals, schedule } = invoice;
  const check = (expected: string, received: string, ...path: InvoicePath) => checkFigure({ expected, received, path }, math);
  const stayVat = totals.vatLines.find(({ kind }) => kind === 'stay')?.amount ?? null;
  const expected = totalsOf({ lines, stayVat }, math);
  const sums = (['subtotal', 'discount', 'total'] as const).flatMap((sum) => check(expected[sum], totals[sum], 'totals', sum));
  const products = lines.flatMap(({ unitAmount, quantity, amount }, index) =>
    unitAmount === null ? [] : check(math.times(unitAmount, quantity), amount, 'lines', index, 'amount'),
  );
  const vat = check(math.sum(totals.vatLines.map(({ amount }) => amount)), totals.vat, 'totals', 'vat');
  const paid = schedule.length === 0 ? [] : check(totals.total, math.sum(schedule.map(({ amount }) => amount)), 'schedule');
  return [...products, ...vatImbalances(expected, totals, math), ...sums, ...vat, ...paid];
}

type Figures = Pick<VatLine, 'base' | 'amount'>;

/** Each VAT line against the lines it is taken of. One that no line has, or that stands there again, is off by all of it. */
function vatImbalances(expected: InvoiceTotals, totals: InvoiceTotals, math: AmountMath): InvoiceIssue[] {
  const open = [...expected.vatLines];
  const check = (line: Figures | undefined, found: Figures | undefined, ...path: InvoicePath) =>
    (['base', 'amount'] as const).flatMap((figure) =>
      checkFigure(
        {
          expected: line?.[figure] ?? math.zero,
          received: found?.[figure] ?? math.zero,
          path: found ? [...path, figure] : path,
        },
        math,
      ),
    );
  const found = totals.vatLines.flatMap((line, index) => {
    const at = open.findIndex(({ kind, percentage }) => kind === line.kind && percentage === line.percentage);
    const [wanted] = at < 0 ? [] : open.splice(at, 1);
    return check(wanted, line, 'totals', 'vatLines', index);
  });
  return [...found, ...open.flatMap((line) => check(line, undefined, 'totals', 'vatLines'))];
}

/**
 * Every sum of a credit note that doesn't add up. Its VAT is a share of the invoice's, whose roundings were made there: it is not taken
 * anew of what is credited, which may differ by a cent.
 */
export function creditImbalances({ lines, totals }: Invoice, math: AmountMath): InvoiceIssue[] {
  const check = (expected: string, received: string, ...path: InvoicePath) => checkFigure({ expected, received, path }, math);
  const { subtotal, discount, vat, total, vatLines } = totals;
  const products = lines.flatMap(({ unitAmount, quantity, amount }, index) =>
    unitAmount === null ? [] : check(math.times(unitAmount, quantity), amount, 'lines', index, 'amount'),
  );
  return [
    ...products,
    ...check(math.sum(lines.map(({ amount }) => amount)), subtotal, 'totals', 'subtotal'),
    ...check(math.sum(lines.map((line) => line.discount)), discount, 'totals', 'discount'),
    ...check(math.sum(vatLines.map(({ amount }) => amount)), vat, 'totals', 'vat'),
    ...check(math.sum([math.subtract(subtotal, discount), vat]), total, 'totals', 'total'),
  ];
}
