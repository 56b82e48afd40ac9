// What a live total says of one state: pure, so that it can be tested without a page.

import type { CustomerView, QuoteWarning } from '@hosted-stay/pricing-core';
import type { MoneyFormatter } from '@hosted-stay/pricing-core/format';
import type { Words } from '../../locales/messages.ts';
import type { TotalMessages } from '../../locales/sections/total.ts';
import { changesBetween } from '../../quote/changes.ts';
import { hasWrongDates, type QuoteState } from '../../quote/quote-state.ts';
import { type IssueWords, wordIssue } from '../../quote/word-issue.ts';

/** The live total's own words; the engine's may come with them. */
export type TotalWords = IssueWords & Words<'total'>;

/** What the page calls the fields of a request. */
export type FieldLabels = Readonly<Partial<Record<string, string>>>;

export interface Wording {
  readonly messages: TotalWords;
  readonly format: MoneyFormatter;
  readonly labels?: FieldLabels | undefined;
}

/** The change of the total, and of each part that changed. */
export interface ChangeTexts {
  readonly total: string;
  readonly parts: readonly { readonly name: string; readonly amount: string }[];
}

/** Texts ready to be shown. */
export interface TotalTexts {
  /** What is known of the quote; null where there is none. */
  readonly quoted: ReturnType<typeof quotedTexts> | null;
  /** Why there is no newer total. */
  readonly problems: readonly string[];
  /** For a screen reader. */
  readonly spoken: string;
}

export function totalTexts({ quote, previous, failure, issues, issuesByField }: QuoteState<CustomerView>, wording: Wording): TotalTexts {
  const { messages, labels } = wording;
  const quoted = quote && !hasWrongDates(issuesByField) ? quotedTexts({ quote, previous }, wording) : null;
  const problems = failure
    ? [messages.asking.failure[failure.kind]]
    : once(issues.map((issue) => wordIssue(issue, messages, labels?.[issue.path[0] ?? ''])));
  const told = quoted && [messages.total.spoken({ amount: quoted.total }), quoted.change?.total ?? '', ...quoted.warnings];
  return { quoted, problems, spoken: (problems[0] ? problems : told)?.join(' ') ?? '' };
}

interface Quotes {
  readonly quote: CustomerView;
  readonly previous: CustomerView | null;
}

function quotedTexts({ quote, previous }: Quotes, { messages: { total: words }, format }: Wording) {
  const { currency, discount, request, noOfDaysOfTrip, warnings } = quote;
  const money = (amount: string) => format.money({ amount, currency });
  const changes = previous && changesBetween(previous, quote);
  const change: ChangeTexts | null = changes && {
    total: changeOf(changes.total, { words, money }),
    parts: changes.byKind.map(({ kind, amount }) => ({ name: words.kind[kind], amount: signed(amount, money) })),
  };
  return {
    total: money(quote.total),
    stay: words.stay({
      nights: format.count(noOfDaysOfTrip - 1, words.nights),
      students: format.count(request.countStudents, words.students),
    }),
    saving: /[1-9]/.test(discount) ? words.saving({ amount: money(discount) }) : null,
    change,
    warnings: once(warnings.map((warning) => warningText(warning, words))),
  };
}

type Writer = (amount: string) => string;

function changeOf(amount: string, { words, money }: { readonly words: TotalMessages; readonly money: Writer }): string {
  if (!/[1-9]/.test(amount)) return words.same;
  return words[amount.startsWith('-') ? 'less' : 'more']({ amount: money(amount.replace('-', '')) });
}

/** With a minus that is as wide as a plus. */
function signed(amount: string, money: Writer): string {
  return (amount.startsWith('-') ? '\u2212' : '+') + money(amount.replace('-', ''));
}

function warningText({ code, data }: QuoteWarning, words: TotalMessages): string {
  switch (code) {
    case 'discount_code_not_applied':
      return words.codeNotApplied({ code: data.discountCode });
    case 'camp_weeks_unpriced':
      return words.campUnpriced;
    default:
      return words.warning;
  }
}

function once(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
