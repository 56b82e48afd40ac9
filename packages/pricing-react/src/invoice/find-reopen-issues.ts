// Checks whether an invoice can be opened again without changing a figure.

import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import { draftOf } from './draft-of.ts';
import type { Invoice } from './invoice.ts';
import { type InvoiceIssue, type InvoicePath, invoiceIssue } from './issue-data.ts';
import { assembleInvoice } from './make-invoice.ts';

/** The issues of its draft, or else each figure that would change: a discount on an added line, or a third payment after a deposit. */
export function findReopenIssues(invoice: Invoice, math: AmountMath): InvoiceIssue[] {
  const draft = draftOf(invoice);
  const { issues, invoice: again } = assembleInvoice({ draft, part: draft.opened, math, language: invoice.language });
  const quoted = draft.opened?.lines.length ?? 0;
  if (issues.length > 0) return issues.map((issue) => ({ ...issue, path: inFile(issue.path, quoted) }));
  return differences(figuresOf(invoice), figuresOf(again), []);
}

/** Moves the path of a draft's line, which counts only added lines, behind the quoted lines. */
function inFile([first, second, ...rest]: InvoicePath, quoted: number): InvoicePath {
  if (first === 'lines' && typeof second === 'number') return [first, second + quoted, ...rest];
  return [first, second, ...rest].filter((step) => step !== undefined);
}

/** The figures to compare; descriptions can lose white space. */
function figuresOf({ lines, totals, schedule, stay, vatExempt }: Invoice) {
  return { lines: lines.map(({ description, ...figures }) => figures), totals, schedule, stay, vatExempt };
}

function differences(received: unknown, expected: unknown, path: InvoicePath): InvoiceIssue[] {
  if (received === expected) return [];
  if (expected === undefined) return [invoiceIssue('unknown_field', path, {})];
  if (received instanceof Object && expected instanceof Object) {
    const [found, wanted] = [new Map(Object.entries(received)), new Map(Object.entries(expected))];
    return [...new Set([...found.keys(), ...wanted.keys()])].flatMap((name) =>
      differences(found.get(name), wanted.get(name), [...path, Array.isArray(received) ? Number(name) : name]),
    );
  }
  return [invoiceIssue('wrong_value', path, { received: shown(received), allowed: [shown(expected)] })];
}

function shown(value: unknown): string {
  return value === '' || value instanceof Object ? JSON.stringify(value) : String(value);
}
