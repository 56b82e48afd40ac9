// pricing counts: days, nights, camp weeks and immersion days of a stay. Needs no price book, and loads none of what reads one.

import {
  campWeeksWanted,
  countDays,
  type Issue,
  immersionDays,
  REQUEST_LIMITS,
  type StayCounts,
  stayDateIssues,
} from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { CommandFailure } from '../failure.ts';
import { withOutput } from '../io/output.ts';
import { flagOf, type Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { writeFacts } from '../print/facts.ts';
import { chooseOutput } from '../print/formats.ts';

const KINDS = ['local', 'mixed', 'family'] as const;

/** The default of a price book. */
const USUAL_CAMP_DAYS = 5;

/** Prints the counts of a stay; needs no price book. `bad_input` for dates or weeks that can’t be. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const counts = await countStay(options);
  const choice = chooseOutput(context, options, {
    formats: ['table', 'json', 'ndjson', 'csv', 'tsv', 'xlsx', 'markdown'],
    machine: 'json',
  });
  const facts = Object.entries(counts).map(([name, value]) => ({ name, value, kind: 'number' as const, label: LABELS[name] ?? name }));
  await withOutput(context, choice, (sink) => writeFacts(choice.format, sink, facts));
  return 'fine';
}

const LABELS: Readonly<Record<string, string>> = {
  noOfDaysOfTrip: 'days',
  nights: 'nights',
  countMonToFri: 'possible camp weeks (Monday to Friday)',
  noOfCampsAdded: 'camp weeks',
  noOfImmersionDays: 'immersion days',
};

async function countStay(options: Options): Promise<StayCounts> {
  const stay = { fromDate: options.required('from'), toDate: options.required('to') };
  const activityDetailsType = options.oneOf('activities', KINDS) ?? 'family';
  const currentNoOfWeeks = options.wholeNumber('weeks', { minimum: 0, maximum: REQUEST_LIMITS.weeks }) ?? null;
  const campDays = options.wholeNumber('campDaysPerWeek', { minimum: 0, maximum: 7 }) ?? USUAL_CAMP_DAYS;
  await refuse(stayDateIssues(stay));
  const days = countDays(stay.fromDate, stay.toDate);
  const noOfCampsAdded = campWeeksWanted({ activityDetailsType, currentNoOfWeeks }, 0, days.countMonToFri);
  if (noOfCampsAdded > days.countMonToFri) {
    const data = { wantedWeeks: noOfCampsAdded, possibleWeeks: days.countMonToFri };
    await refuse([{ code: 'too_many_camp_weeks', path: ['currentNoOfWeeks'], data }]);
  }
  return { ...days, noOfCampsAdded, noOfImmersionDays: immersionDays(activityDetailsType, days.noOfDaysOfTrip, noOfCampsAdded, campDays) };
}

/** The flag behind each field of a request. */
const FLAGS: Readonly<Record<string, string>> = { fromDate: 'from', toDate: 'to', currentNoOfWeeks: 'weeks' };

async function refuse(issues: readonly Issue[]): Promise<void> {
  if (issues.length === 0) return;
  const { complaintAt } = await import('../io/issue-complaints.ts');
  const complaints = issues.map(async (issue) => {
    const complaint = await complaintAt(undefined, issue);
    return { ...complaint, field: flagOf(FLAGS[String(issue.path[0])] ?? '') };
  });
  throw new CommandFailure('bad_input', await Promise.all(complaints));
}
