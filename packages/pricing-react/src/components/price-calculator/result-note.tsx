// The lines under the total, in room that is always kept: whose stay it is, or why the price is not the one of the form.

import type { Issue } from '@hosted-stay/pricing-core';
import { fieldText } from '@hosted-stay/pricing-core/format';
import { countDays } from '@hosted-stay/pricing-core/quoting';
import { formatOf } from '../../format/format-of.ts';
import type { CalculatorWords, Words } from '../../locales/messages.ts';
import { wordIssue } from '../../quote/word-issue.ts';
import type { NeededField } from '../../request/calculator-draft.ts';
import type { HideableField } from './calculator-form.tsx';
import { RetryNote } from './retry-note.tsx';
import type { Calculator } from './use-calculator.ts';

export interface ResultNoteProps {
  readonly calculator: Calculator;
  readonly hiddenFields: readonly HideableField[];
  readonly messages: CalculatorWords;
  readonly locale?: string | undefined;
}

export function ResultNote({ calculator, hiddenFields, messages, locale }: ResultNoteProps) {
  const { state, answered, settled, missing } = calculator;
  const words = messages.calculator;
  const format = formatOf(messages, locale);
  const homeless = state.issues.filter((issue) => !isShownAtField(issue, calculator, hiddenFields));
  const remarks = [...homeless.map((issue) => wordIssue(issue, messages, fieldText(issue.path))), ...warningsOf(calculator, messages)];
  return (
    <div className="pricing-calculator-note">
      {missing.length > 0 && (
        <p>{words.missing({ fields: format.all([...new Set(missing.map((field) => neededLabel(field, messages)))]) })}</p>
      )}
      {[...new Set(remarks)].map((text) => (
        <p className="pricing-warning" key={text}>
          {text}
        </p>
      ))}
      {state.failure && <RetryNote text={messages.asking.failure[state.failure.kind]} retry={state.retry} messages={messages} />}
      {state.status === 'refused' && !answered && <p>{messages.asking.refused}</p>}
      {answered && settled && <p>{staySummary(calculator, messages, locale)}</p>}
      {answered && !settled && state.status !== 'loading' && <p>{words.earlier}</p>}
      {state.status === 'loading' && <p>{messages.asking.loading}</p>}
    </div>
  );
}

/** What a screen reader is told once the form has rested: the total, or why there is none, and what is to be known of either. */
export function spokenResult({ calculator, total, messages }: SpokenResult): string {
  const { state, settled } = calculator;
  const { asking } = messages;
  if (settled) return [total && messages.calculator.spoken(total), ...warningsOf(calculator, messages)].filter(Boolean).join(' ');
  if (state.status === 'failed') return state.failure ? asking.failure[state.failure.kind] : '';
  if (state.status !== 'refused') return '';
  return [...new Set([asking.refused, ...state.issues.map((issue) => wordIssue(issue, messages))])].join(' ');
}

export interface SpokenResult {
  readonly calculator: Calculator;
  readonly total: { readonly label: string; readonly amount: string } | null;
  readonly messages: CalculatorWords;
}

function warningsOf({ answered, settled }: Calculator, messages: CalculatorWords): readonly string[] {
  const warnings = settled && answered && 'warnings' in answered.quote ? answered.quote.warnings : [];
  return warnings.map((warning) => wordIssue(warning, messages));
}

/** Whether the form has a control for what an issue is about, as the form now stands. */
function isShownAtField({ path }: Issue, { state, draft }: Calculator, hidden: readonly string[]): boolean {
  const [field] = Object.entries(state.issuesByField).find(([, issues]) => issues.some((issue) => issue.path === path)) ?? [];
  if (field === undefined || field === 'type' || hidden.includes(field)) return false;
  if (field !== 'nearbyActivities' && field !== 'currentNoOfWeeks') return true;
  const place = field === 'nearbyActivities' ? path[1] : undefined;
  return draft.activityDetailsType !== 'family' && (typeof place !== 'number' || place < draft.nearbyActivities.length);
}

function neededLabel(field: NeededField, { calculator, dates }: Words<'calculator' | 'dates'>): string {
  return {
    hostFamilyId: calculator.hostFamily,
    fromDate: dates.first,
    toDate: dates.last,
    nearbyActivities: calculator.activities,
    countStudents: calculator.students,
  }[field];
}

/** `5 Jul 2026 to 26 Jul 2026: 21 nights`. */
function staySummary({ answered }: Calculator, messages: CalculatorWords, locale: string | undefined): string {
  if (!answered) return '';
  const format = formatOf(messages, locale);
  const { fromDate, toDate } = answered.request;
  const { nights } = countDays(fromDate, toDate);
  return messages.dates.range({
    from: format.date(fromDate),
    to: format.date(toDate),
    nights: format.count(nights, messages.dates.nights),
  });
}
