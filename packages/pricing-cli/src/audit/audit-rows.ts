// Verdicts as rows: one for each booking that differs, can't be checked, or can't be read.

import type { Issue } from '@hosted-stay/pricing-core';
import { type Complaint, fieldName } from '../failure.ts';
import { issueText } from '../io/issue-text.ts';
import type { Column, Row } from '../print/row-writer.ts';
import type { Difference, Verdict } from './audit-booking.ts';
import { causesText } from './audit-summary.ts';
import type { FigureDifference } from './difference.ts';
import type { Findings } from './find-causes.ts';
import type { SearchEnd } from './scenario.ts';

/** The columns of every audit; `index` counts records from 0, `line` lines from 1. */
export const AUDIT_COLUMNS: readonly Column[] = [
  { name: 'index', kind: 'number' },
  { name: 'line', kind: 'number' },
  { name: 'id', kind: 'text' },
  { name: 'status', kind: 'text' },
  { name: 'bookVersion', kind: 'text' },
  { name: 'figure', kind: 'text' },
  { name: 'expected', kind: 'amount' },
  { name: 'recorded', kind: 'amount' },
  { name: 'difference', kind: 'amount' },
  { name: 'currency', kind: 'text' },
  { name: 'causes', kind: 'text' },
  { name: 'detail', kind: 'text' },
  { name: 'code', kind: 'text' },
  { name: 'path', kind: 'text' },
  { name: 'message', kind: 'text' },
];

/** What a table leaves out unless it is asked for: it is there for programs, or said in `detail` too. */
const FOR_PROGRAMS = new Set(['index', 'code', 'path', 'message']);

/** The columns of a table for a person's eyes. */
export const READABLE_COLUMNS: readonly Column[] = AUDIT_COLUMNS.filter(({ name }) => !FOR_PROGRAMS.has(name));

/** A row for {@link READABLE_COLUMNS}: a refusal says why where a difference says what led to it. */
export function readableRow(row: Row): Row {
  return row['code'] === undefined ? row : { ...row, detail: [row['path'], row['code'], row['message']].filter(Boolean).join(': ') };
}

/** What `--explain` adds: every figure that differs, and the other explanations there are. */
export const EXPLAIN_COLUMNS: readonly Column[] = [
  { name: 'figures', kind: 'text' },
  { name: 'alternatives', kind: 'text' },
];

/** The row of a difference. */
export function differenceRow(difference: Difference): Row {
  const { id, bookVersion, currency, differences, findings } = difference;
  const leading = leadingOf(differences);
  const [explanation] = findings.explanations;
  return {
    id,
    status: 'difference',
    bookVersion,
    figure: leading?.figure ?? null,
    expected: leading?.expected ?? null,
    recorded: leading?.recorded ?? null,
    difference: leading?.difference ?? null,
    currency,
    causes: causesText(explanation?.causes),
    detail: explanation === undefined ? unexplainedText(difference) : explanation.details.join('; '),
  };
}

/** The same row with {@link EXPLAIN_COLUMNS}. */
export function explainedRow(difference: Difference): Row {
  const { differences, findings } = difference;
  return {
    ...differenceRow(difference),
    figures: differences.map(figureText).join('; '),
    alternatives: alternativesText(findings),
  };
}

/** The total is what was charged; where it is right, or was not recorded, the first figure that is wrong. */
function leadingOf(differences: readonly FigureDifference[]): FigureDifference | undefined {
  return differences.find(({ figure }) => figure === 'total') ?? differences[0];
}

const NO_CAUSE: Readonly<Record<SearchEnd | 'nothing', string>> = {
  bound: 'no known cause found; the search reached its limit',
  allowance: 'no known cause found; the search ended early to save time',
  nothing: 'no combination of up to 3 known causes gives these figures',
};

function unexplainedText({ findings }: Difference): string {
  if (findings.contradiction !== undefined) return `the figures contradict each other: ${findings.contradiction}`;
  if (findings.unproven !== undefined) return `no reliable cause: ${findings.unproven} would fit, but one figure is not enough proof`;
  return NO_CAUSE[findings.cutShortBy ?? 'nothing'];
}

function figureText({ figure, expected, recorded }: FigureDifference): string {
  return `${figure}: ${expected ?? 'nothing'} expected, ${recorded ?? 'nothing'} recorded`;
}

function alternativesText({ explanations: [likeliest, ...others], more, cutShortBy }: Findings): string {
  const told = others.map(({ causes, details }) => `${causesText(causes)}: ${details.join('; ')}`);
  const isUntried = likeliest !== undefined && cutShortBy !== undefined;
  return [...told, ...(more > 0 ? [`${more} more`] : []), ...(isUntried ? ['not all others were checked'] : [])].join(' | ');
}

/** The row of a booking that can't be checked, or whose record is faulty. */
export async function refusalRow(verdict: Extract<Verdict, { status: 'unchecked' | 'error' }>): Promise<Row> {
  if (verdict.status === 'unchecked') {
    const { reason } = verdict;
    const said = 'message' in reason ? { path: reason.field, message: reason.message } : await wordsOf(reason);
    return { id: verdict.id, status: 'unchecked', code: reason.code, ...said };
  }
  const [issue] = verdict.issues;
  return { id: verdict.id, status: 'error', code: issue?.code ?? null, ...(issue && (await wordsOf(issue))) };
}

async function wordsOf(issue: Issue): Promise<{ readonly path: string; readonly message: string }> {
  return { path: fieldName(issue.path), message: await issueText(issue) };
}

/** The row of a line that is no JSON. */
export function faultRow({ code, field, message }: Complaint): Row {
  return { id: null, status: 'error', code, path: field ?? null, message };
}
