// pricing solve: which amount of a template makes a stay cost, or bring its host, exactly what is wanted.

import { compilePriceBook, type Issue, type Payee, type Solution, type SolveTarget, solve } from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { CommandFailure, type Complaint, usageFailure } from '../failure.ts';
import { bookFile, readBook } from '../io/book.ts';
import { issueText, localeOf } from '../io/issue-text.ts';
import { withOutput } from '../io/output.ts';
import { flagOf, type Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { type Fact, writeFacts } from '../print/facts.ts';
import { chooseOutput } from '../print/formats.ts';
import { writeJson, writeJsonLine } from '../print/json.ts';
import { numberFormat } from '../print/numbers.ts';
import { checkedRequest, type GivenRequest, readRequest } from '../read-request.ts';

/** `findings` if no amount gives the exact result; the nearest amounts below and above are printed. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const choice = chooseOutput(context, options, {
    formats: ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'],
    machine: 'json',
  });
  const target = targetOf(options);
  const given = await readRequest(context, options);
  const request = await checkedRequest(given);
  const solved = solve(compilePriceBook(await readBook(context, bookFile(context, options))), request, target);
  if (!solved.ok) throw new CommandFailure('bad_input', await complaintsOf(solved.issues, given));
  const solution = solved.value;
  await withOutput(context, choice, (sink) => {
    if (choice.format === 'json') return writeJson(sink, solution);
    if (choice.format === 'ndjson') return writeJsonLine(sink, solution);
    return writeFacts(choice.format, sink, factsOf(solution), { showNumber: numberFormat(localeOf(options)) });
  });
  return solution.possible ? 'fine' : 'findings';
}

function targetOf(options: Options): SolveTarget {
  options.required('template');
  const templateId = options.wholeNumber('template', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) ?? 0;
  const payee = payeeOf(options);
  const [total, payout] = [options.text('total'), options.text('payout')];
  if (total !== undefined && payout === undefined) return { templateId, ...payee, total };
  if (payout !== undefined && total === undefined) return { templateId, ...payee, payout };
  throw usageFailure('missing_option', 'give either --total or --payout');
}

function payeeOf(options: Options): { readonly payee?: Payee } {
  const text = options.text('payee');
  if (text === undefined) return {};
  const match = /^(Host_family|Activity):(\d{1,15})$/i.exec(text);
  if (match === null) throw usageFailure('invalid_option', `--payee expects Host_family:ID or Activity:ID, not "${text}"`);
  return { payee: { hostableType: /^h/i.test(text) ? 'Host_family' : 'Activity', hostableId: Number(match[2]) } };
}

/** The flag behind each part of the question; all other issues are the request's. */
const FLAGS: Readonly<Record<string, string>> = { templateId: 'template', payee: 'payee', total: 'total', payout: 'payout' };

async function complaintsOf(issues: readonly Issue[], given: GivenRequest): Promise<Complaint[]> {
  const complaints = issues.map(async (issue): Promise<Complaint[]> => {
    const flag = FLAGS[String(issue.path[0])];
    if (flag === undefined) return given.complaintsOf([issue]);
    return [{ field: flagOf(flag), code: issue.code, message: await issueText(issue) }];
  });
  return (await Promise.all(complaints)).flat();
}

function factsOf(solution: Solution): Fact[] {
  const { payee, goal, currency } = solution;
  const amount = (name: string, value: string | null, label: string): Fact => ({
    name,
    value,
    kind: 'amount',
    label: `${label} (${currency})`,
  });
  return [
    { name: 'possible', value: solution.possible, kind: 'text', label: 'exact amount exists' },
    { name: 'templateId', value: String(solution.templateId), kind: 'text', label: 'template' },
    { name: 'payee', value: `${payee.hostableType}:${payee.hostableId}`, kind: 'text' },
    { name: 'goal', value: goal, kind: 'text' },
    { name: 'currency', value: currency, kind: 'text' },
    amount('wanted', solution.wanted, `requested ${goal}`),
    amount('currentAmount', withDigitsOf(solution.current.result, solution.current.amount), 'current amount'),
    amount('currentResult', solution.current.result, `current ${goal}`),
    ...(solution.possible
      ? [
          amount('from', solution.amounts.from, 'smallest exact amount'),
          amount('to', solution.amounts.to, 'largest exact amount'),
          { name: 'count', value: solution.amounts.count, kind: 'number' as const, label: 'number of exact amounts' },
        ]
      : [
          { name: 'changesWithAmount', value: solution.changesWithAmount, kind: 'text' as const, label: `${goal} depends on the amount` },
          amount('belowAmount', solution.below?.amount ?? null, 'nearest amount below'),
          amount('belowResult', solution.below?.result ?? null, `its ${goal}`),
          amount('aboveAmount', solution.above?.amount ?? null, 'nearest amount above'),
          amount('aboveResult', solution.above?.result ?? null, `its ${goal}`),
        ]),
  ];
}

/** The book may say `44` where every other amount reads `44.00`: as many digits as `model` has, at least. */
function withDigitsOf(model: string, amount: string): string {
  const digits = model.split('.')[1]?.length ?? 0;
  const [whole = '', fraction = ''] = amount.split('.');
  const padded = fraction.padEnd(digits, '0');
  return padded === '' ? whole : `${whole}.${padded}`;
}
