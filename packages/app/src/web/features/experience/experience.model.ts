// The experience that somebody asks for: what is filled in, what each change does to the rest, and what is sent.

import * as z from 'zod';
import { EXPERIENCE_WEEKS, experienceRequest } from '#contract/booking/wizard/experience.shapes.ts';
import { GENDERS } from '#contract/host-families/hosting-types.ts';
import { isAdultOn } from '#contract/people/age.ts';
import type { Guest } from '#contract/people/guest-fit.rules.ts';
import { addDays, countNightsBetween, isDay } from '#contract/platform/days.ts';
import { line, optionalLine } from '#contract/platform/validation/fields.ts';

export const STEPS = ['plan', 'families', 'activities'] as const;
export type ExperienceStep = (typeof STEPS)[number];

/** What has been chosen, with what is shown of it. */
const chosen = z.object({ id: z.int(), name: z.string(), place: z.string().default(''), photoRef: z.string().nullable().default(null) });
export type Chosen = z.output<typeof chosen>;

const text = z.string().default('');

/** The first step as it is typed, complete or not. */
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

/** Who would come, as far as it was typed. */
export function toGuest({ firstName, dateOfBirth, gender }: PlanDraft): Guest {
  return { firstName, dateOfBirth: isDay(dateOfBirth) ? dateOfBirth : null, gender: gender ?? '' };
}

export const EMPTY_EXPERIENCE: ExperienceDraft = experienceDraft.parse({});

/** What was kept, as far as it can be read. */
export function readDraft(record: unknown): ExperienceDraft {
  const read = experienceDraft.safeParse(record);
  return read.success ? read.data : EMPTY_EXPERIENCE;
}

/** What stands in the form of the plan, as it is kept: a field that holds nothing is as at first. */
export function toPlan(typed: Readonly<Record<string, unknown>>): PlanDraft {
  const read = planDraft.safeParse(Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== undefined)));
  return read.success ? read.data : EMPTY_EXPERIENCE.plan;
}

/** What an address begins a plan with: the kind of stay, and from when to when. */
export const BEGUN_WITH = ['type', 'from', 'to'] as const;

/** The plan with what an address names of it; what is no number or day is not read. */
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

/** One of the values there are, where it is one; null else. */
export function findAmong<Value extends string>(known: readonly Value[], value: string | null): Value | null {
  return known.find((one) => one === value) ?? null;
}

/** The last day of so many weeks, the first day included; null before there is a first day. */
export function computeLastDay({ start, experienceLength }: Pick<PlanDraft, 'start' | 'experienceLength'>): string | null {
  return isDay(start) ? addDays(start, experienceLength * 7 - 1) : null;
}

/** Whether the parent is asked for: the student is a child on the first day, or somebody says so. */
export function isParentAskedFor({ addParent, dateOfBirth, start }: Pick<PlanDraft, 'addParent' | 'dateOfBirth' | 'start'>): boolean {
  return addParent === true || (isDay(dateOfBirth) && isDay(start) && !isAdultOn(dateOfBirth, start));
}

/** A changed plan: no more activity weeks than weeks, and no more activities than those. */
export function setPlan(draft: ExperienceDraft, plan: PlanDraft): ExperienceDraft {
  const activityWeeks = Math.min(plan.activityWeeks, plan.experienceLength);
  return { ...draft, plan: { ...plan, activityWeeks }, activities: draft.activities.slice(0, activityWeeks) };
}

/** Chooses a family, or lets go of the one that is chosen: there is one at a time. */
export function toggleHost(draft: ExperienceDraft, host: Chosen): ExperienceDraft {
  return { ...draft, host: draft.host?.id === host.id ? null : host };
}

/** Takes an activity in, or out when it was; one too many stays out. */
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
/** A row's number as a menu holds it, or none. */
const choice = z
  .string()
  .nullable()
  .transform((chosen): unknown => chosen);
/** An address that may be left empty. */
const address = z
  .string()
  .transform((typed) => (typed.trim() === '' ? null : typed))
  .pipe(shape.email.unwrap());
/** Told together with whatever else is wrong, not after it. */
const requiredAt = (field: string) => ({ path: [field], params: { rule: 'required' }, when: () => true });

/** The first step as it has to be: who is a child needs an adult whom we can write to. */
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

/** What is sent; null as long as the first step is not complete. */
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

/** The step to show for one that was asked for: nobody chooses families before the plan is complete. */
export function findReachableStep(draft: ExperienceDraft, asked: string | null): ExperienceStep {
  const wanted = STEPS.find((step) => step === asked) ?? 'plan';
  return planShape.safeParse(draft.plan).success ? wanted : 'plan';
}

/** What families and activities have to be near: the family that is chosen, and the activities. */
export function toSearchArea({ host, activities }: ExperienceDraft) {
  return { ...(host === null ? {} : { host: host.id }), activities: activities.map(({ id }) => id) };
}

/** Who is asked once it is sent: the family that is chosen, one near the activities, or whoever fits. */
export const ASKED = ['family', 'camps', 'any'] as const;

export function getRequestTarget({ host, activities }: ExperienceDraft): (typeof ASKED)[number] {
  if (host !== null) return 'family';
  return activities.length > 0 ? 'camps' : 'any';
}

/** What an estimate is asked for; null as long as no family is chosen. */
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
