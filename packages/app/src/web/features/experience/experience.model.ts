// The state of the experience wizard: the draft, the effects of each change, and the request to send.

import * as z from 'zod';
import { EXPERIENCE_WEEKS, experienceRequest } from '#contract/booking/wizard/experience.shapes.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { isAdultOn } from '#contract/people/age.ts';
import type { Guest } from '#contract/people/guest-fit.rules.ts';
import { addDays, countNightsBetween, isDay } from '#contract/platform/days.ts';
import { line, optionalLine } from '#contract/platform/validation/fields.ts';

export const STEPS = ['plan', 'families', 'activities'] as const;
export type ExperienceStep = (typeof STEPS)[number];

/** A choice, with what is displayed of it. */
const chosen = z.object({ id: z.int(), name: z.string(), place: z.string().default(''), photoRef: z.string().nullable().default(null) });
export type Chosen = z.output<typeof chosen>;

const text = z.string().default('');

/** The values of the first step, complete or not. */
const planDraft = z.object({
  experienceType: z.string().nullable().default(null),
  experienceLength: z.int().min(EXPERIENCE_WEEKS.min).max(EXPERIENCE_WEEKS.max).default(2),
  activityWeeks: z.int().min(0).max(EXPERIENCE_WEEKS.max).default(0),
  start: text,
  firstName: text,
  lastName: text,
  gender: z.enum(GENDERS).nullable().default(null),
  dateOfBirth: text,
  addParent: z.boolean().default(false),
  parentName: text,
  parentAddress: text,
  cityTown: text,
  parentCountryId: z.string().nullable().default(null),
  email: text,
  emailParent: text,
  phone: text,
  inquirySourceId: z.string().nullable().default(null),
  referralCode: text,
});

export type PlanDraft = z.output<typeof planDraft>;

export const experienceDraft = z.object({
  plan: planDraft.prefault({}),
  host: chosen.nullable().default(null),
  activities: z.array(chosen).default([]),
});

export type ExperienceDraft = z.output<typeof experienceDraft>;

/** Returns the guest as far as the form is filled in. */
export function toGuest({ firstName, dateOfBirth, gender }: PlanDraft): Guest {
  return { firstName, dateOfBirth: isDay(dateOfBirth) ? dateOfBirth : null, gender: gender ?? '' };
}

export const EMPTY_EXPERIENCE: ExperienceDraft = experienceDraft.parse({});

/** Reads a saved draft; returns an empty one if it is invalid. */
export function readDraft(record: unknown): ExperienceDraft {
  const read = experienceDraft.safeParse(record);
  return read.success ? read.data : EMPTY_EXPERIENCE;
}

/** Converts form values to the plan to save; null fields get their defaults. */
export function toPlan(typed: Readonly<Record<string, unknown>>): PlanDraft {
  const read = planDraft.safeParse(Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== undefined)));
  return read.success ? read.data : EMPTY_EXPERIENCE.plan;
}

/** The query parameters that prefill a plan: type of stay, first and last day. */
export const BEGUN_WITH = ['type', 'from', 'to'] as const;

/** Prefills the plan from the URL; invalid numbers and dates are ignored. */
export function prefillDraft(draft: ExperienceDraft, asked: URLSearchParams): ExperienceDraft {
  const [type, from, to] = BEGUN_WITH.map((name) => asked.get(name));
  const weeks = isDay(from) && isDay(to) ? Math.floor((countNightsBetween(from, to) + 1) / 7) : draft.plan.experienceLength;
  const { min, max } = EXPERIENCE_WEEKS;
  return setPlan(draft, {
    ...draft.plan,
    experienceType: /^\d{1,9}$/.test(type ?? '') ? (type ?? null) : draft.plan.experienceType,
    start: isDay(from) ? from : draft.plan.start,
    experienceLength: Math.min(max, Math.max(min, weeks)),
  });
}

/** Returns the value if it is one of the known ones, otherwise null. */
export function findAmong<Value extends string>(known: readonly Value[], value: string | null): Value | null {
  return known.find((one) => one === value) ?? null;
}

/** Computes the last day of a number of weeks, including the first day; null without a first day. */
export function computeLastDay({ start, experienceLength }: Pick<PlanDraft, 'start' | 'experienceLength'>): string | null {
  return isDay(start) ? addDays(start, experienceLength * 7 - 1) : null;
}

/** Returns whether a parent is required: the student is a child on the first day, or the user adds one. */
export function isParentAskedFor({ addParent, dateOfBirth, start }: Pick<PlanDraft, 'addParent' | 'dateOfBirth' | 'start'>): boolean {
  return addParent === true || (isDay(dateOfBirth) && isDay(start) && !isAdultOn(dateOfBirth, start));
}

/** Sets the plan and limits activity weeks to the number of weeks, and activities to the number of activity weeks. */
export function setPlan(draft: ExperienceDraft, plan: PlanDraft): ExperienceDraft {
  const activityWeeks = Math.min(plan.activityWeeks, plan.experienceLength);
  return { ...draft, plan: { ...plan, activityWeeks }, activities: draft.activities.slice(0, activityWeeks) };
}

/** Selects a family, or deselects it if it is selected; only one can be selected. */
export function toggleHost(draft: ExperienceDraft, host: Chosen): ExperienceDraft {
  return { ...draft, host: draft.host?.id === host.id ? null : host };
}

/** Adds an activity, or removes it if it is selected; does not exceed the maximum. */
export function toggleActivity(draft: ExperienceDraft, activity: Chosen): { readonly draft: ExperienceDraft; readonly tooMany: boolean } {
  const { activities, plan } = draft;
  if (activities.some(({ id }) => id === activity.id)) {
    return { draft: { ...draft, activities: activities.filter(({ id }) => id !== activity.id) }, tooMany: false };
  }
  if (activities.length >= plan.activityWeeks) return { draft, tooMany: true };
  return { draft: { ...draft, activities: [...activities, activity] }, tooMany: false };
}

const { shape } = experienceRequest;
const isSaid = (said: string | null | undefined) => typeof said === 'string' && said.trim() !== '';
/** A row's ID as a select field holds it, or none. */
const choice = z
  .string()
  .nullable()
  .transform((chosen): unknown => chosen);
/** An optional email address. */
const address = z
  .string()
  .transform((typed) => (typed.trim() === '' ? null : typed))
  .pipe(shape.email.unwrap());
/** Reported together with the other errors, not after them. */
const requiredAt = (field: string) => ({ path: [field], params: { rule: 'required' }, when: () => true });

/** The complete first step; a child needs an adult with contact details. */
export const planShape = z
  .object({
    experienceType: choice.pipe(shape.experienceType),
    experienceLength: shape.experienceLength,
    activityWeeks: shape.activityWeeks,
    start: shape.dateRange.shape.start,
    firstName: shape.firstName,
    lastName: shape.lastName,
    gender: shape.gender,
    dateOfBirth: shape.dateOfBirth,
    addParent: z.boolean().default(false),
    parentName: optionalLine(200),
    parentAddress: optionalLine(300),
    cityTown: optionalLine(100),
    parentCountryId: choice.pipe(shape.parentCountryId),
    email: address,
    emailParent: address,
    phone: line(25).pipe(shape.phone.unwrap()),
    inquirySourceId: choice.pipe(shape.inquirySourceId),
    referralCode: optionalLine(100),
  })
  .refine((plan) => !isParentAskedFor(plan) || isSaid(plan.parentName), requiredAt('parentName'))
  .refine((plan) => !isParentAskedFor(plan) || isSaid(plan.emailParent), requiredAt('emailParent'))
  .refine((plan) => isParentAskedFor(plan) || isSaid(plan.email) || isSaid(plan.emailParent), requiredAt('email'));

/** Returns the request to send; null while the first step is incomplete. */
export function toRequest({ plan, host, activities }: ExperienceDraft, typeName: string): z.input<typeof experienceRequest> | null {
  const read = planShape.safeParse(plan);
  const end = computeLastDay(plan);
  if (!read.success || end === null) return null;
  const { start, ...rest } = read.data;
  return {
    ...rest,
    experienceTypeName: typeName,
    dateRange: { start, end },
    host: host?.id ?? null,
    activities: activities.map(({ id }) => id),
  };
}

/** Returns the step to show for the requested one: families can't be chosen before the plan is complete. */
export function findReachableStep(draft: ExperienceDraft, asked: string | null): ExperienceStep {
  const wanted = STEPS.find((step) => step === asked) ?? 'plan';
  return planShape.safeParse(draft.plan).success ? wanted : 'plan';
}

/** Returns the selected family and activities that search results must be near to. */
export function toSearchArea({ host, activities }: ExperienceDraft) {
  return { ...(host === null ? {} : { host: host.id }), activities: activities.map(({ id }) => id) };
}

/** Who is asked after sending: the selected family, a family near the activities, or any suitable one. */
export const ASKED = ['family', 'camps', 'any'] as const;

export function getRequestTarget({ host, activities }: ExperienceDraft): (typeof ASKED)[number] {
  if (host !== null) return 'family';
  return activities.length > 0 ? 'camps' : 'any';
}

/** Returns the request of an estimate; null while no family is selected. */
export function estimateOf({ plan, host, activities }: ExperienceDraft) {
  const toDate = computeLastDay(plan);
  if (host === null || toDate === null) return null;
  return {
    hostFamilyId: host.id,
    fromDate: plan.start,
    toDate,
    activityDetailsType: activities.length === 0 ? ('family' as const) : ('mixed' as const),
    nearbyActivities: activities.map(({ id }) => ({ id, weeks: 1 })),
  };
}
