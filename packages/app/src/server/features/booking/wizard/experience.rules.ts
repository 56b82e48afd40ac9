// Validation rules of an experience request that involve several fields or stored data.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import type { ExperienceRequest } from '#contract/booking/wizard/experience.shapes.ts';
import { isAdultOn } from '#contract/people/age.ts';
import { findMisfits, type GuestCriteria, toCampRule } from '#contract/people/guest-fit.rules.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

/** Returns the last day of a period of weeks that includes its first day. */
export function toLastDay(start: string, weeks: number): string {
  const first = dayNumber(start);
  return first === undefined ? '' : dateText(first + weeks * 7 - 1);
}

export interface KnownActivity {
  readonly name: string;
  readonly countryId: number;
  readonly welcome: GuestCriteria;
}

/** The stored facts about what was chosen. */
export interface ExperienceFacts {
  readonly today: string;
  readonly isTypeActive: boolean;
  /** Whether the chosen family is live; true if none was chosen. */
  readonly isHostLive: boolean;
  /** The country of the chosen family; null if none was chosen. */
  readonly hostCountryId: number | null;
  /** The chosen activities that exist. */
  readonly activities: ReadonlyMap<number, KnownActivity>;
  /** Whether staff send it; they may override the age and gender rules of a camp. */
  readonly onBehalf: boolean;
}

const isBlank = (text: string | null) => text === null || text.trim() === '';

/**
 * Returns the address that gets the reply to a visitor's request and may claim it: for a child, the parent's address comes first.
 * @example toAddress({ dateOfBirth: '2012-03-04', email: 'zoe@…', emailParent: 'jeanne@…', … }) // 'jeanne@…'
 */
export function toAddress({ dateOfBirth, dateRange, email, emailParent }: ExperienceRequest): string {
  const inOrder = isAdultOn(dateOfBirth, dateRange.start) ? [email, emailParent] : [emailParent, email];
  return inOrder.find((one) => !isBlank(one)) ?? '';
}

/** Requires the name and address of a parent for a child, or if a parent is added. */
function parentFaults(request: ExperienceRequest): FieldFault[] {
  const isChild = !isAdultOn(request.dateOfBirth, request.dateRange.start);
  if (!isChild && !request.addParent) return [];
  const needed = { parentName: request.parentName, emailParent: request.emailParent };
  return Object.entries(needed).flatMap(([field, value]) => (isBlank(value) ? [{ field, rule: 'required' as const }] : []));
}

function lengthFaults({ dateRange, experienceLength, activityWeeks }: ExperienceRequest, today: string): FieldFault[] {
  const end = toLastDay(dateRange.start, experienceLength);
  return [
    ...(dateRange.start < today ? [{ field: 'dateRange.start', rule: 'future' as const }] : []),
    ...(dateRange.end === end ? [] : [{ field: 'dateRange.end', rule: 'weeksEnd' as const, values: { end } }]),
    ...(activityWeeks > experienceLength ? [{ field: 'activityWeeks', rule: 'maxValue' as const, values: { max: experienceLength } }] : []),
  ];
}

/** Finds activities in another country than the stay, which is in that of the family or else of the first activity. */
function abroad(chosen: readonly number[], { hostCountryId, activities }: ExperienceFacts): FieldFault[] {
  const countryOf = (id: number) => activities.get(id)?.countryId;
  const home = hostCountryId ?? chosen.map(countryOf).find((country) => country !== undefined);
  return chosen.flatMap((id, index) => {
    const country = countryOf(id);
    return country === undefined || country === home ? [] : [{ field: `activities.${index}`, rule: 'otherCountry' as const }];
  });
}

/** Finds camps that exclude the guest throughout the stay, checked on its first and last day; the week is chosen later. */
function notTaken(request: ExperienceRequest, { activities, onBehalf }: ExperienceFacts): FieldFault[] {
  const { start, end } = request.dateRange;
  return request.activities.flatMap((id, index): FieldFault[] => {
    const known = activities.get(id);
    if (known === undefined || onBehalf || findMisfits([request], known.welcome, end).length === 0) return [];
    return findMisfits([request], known.welcome, start).map((misfit) => ({
      field: `activities.${index}`,
      ...toCampRule(known.name, misfit),
    }));
  });
}

/** Returns all faults of a request, in the order of the steps; empty if it can be sent. */
export function findExperienceFaults(request: ExperienceRequest, facts: ExperienceFacts): FieldFault[] {
  const { today, isTypeActive, isHostLive, activities } = facts;
  const { activities: chosen, activityWeeks, dateOfBirth, email, emailParent, phone, host } = request;
  const unknown = chosen.flatMap((id, index): FieldFault[] => {
    if (!activities.has(id)) return [{ field: `activities.${index}`, rule: 'unknownNumber' }];
    return chosen.indexOf(id) < index ? [{ field: `activities.${index}`, rule: 'invalid' }] : [];
  });
  return [
    ...(isTypeActive ? [] : [{ field: 'experienceType', rule: 'unknownNumber' as const }]),
    ...lengthFaults(request, today),
    ...(dateOfBirth > today ? [{ field: 'dateOfBirth', rule: 'past' as const }] : []),
    ...parentFaults(request),
    ...(isBlank(email) && isBlank(emailParent) ? [{ field: 'email', rule: 'required' as const }] : []),
    ...(isBlank(phone) ? [{ field: 'phone', rule: 'required' as const }] : []),
    ...(host !== null && !isHostLive ? [{ field: 'host', rule: 'hostNotLive' as const }] : []),
    ...(chosen.length > activityWeeks
      ? [{ field: 'activities', rule: 'tooManyActivities' as const, values: { count: activityWeeks } }]
      : []),
    ...unknown,
    ...abroad(chosen, facts),
    ...notTaken(request, facts),
  ];
}

interface Week {
  readonly scheduleId: number;
  readonly activityId: number;
  readonly startDate: string;
}

/** Chooses for each activity its first week within the stay whose start no other chosen activity has. */
export function chooseWeeks(activityIds: readonly number[], weeks: readonly Week[]): Week[] {
  const chosen: Week[] = [];
  for (const activityId of activityIds) {
    const free = weeks.find((week) => week.activityId === activityId && !chosen.some(({ startDate }) => startDate === week.startDate));
    if (free !== undefined) chosen.push(free);
  }
  return chosen;
}
