// The experience wizard: its limits, its parent rule, and what it sends.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { experienceRequest } from '#contract/booking/wizard/experience.shapes.ts';
import {
  computeLastDay,
  EMPTY_EXPERIENCE,
  type ExperienceDraft,
  findReachableStep,
  planShape,
  readDraft,
  setPlan,
  toggleActivity,
  toggleHost,
  toRequest,
} from './experience.model.ts';

const PLAN = {
  ...EMPTY_EXPERIENCE.plan,
  experienceType: '2',
  experienceLength: 3,
  activityWeeks: 2,
  start: '2026-07-05',
  firstName: 'Ann',
  lastName: 'Byrne',
  gender: 'female' as const,
  dateOfBirth: '2000-01-01',
  email: 'ann@example.com',
  phone: '+353 1 2345',
};
const CHILD = { ...PLAN, dateOfBirth: '2012-01-01' };
const chosen = (id: number) => ({ id, name: `Camp ${id}`, place: '', photoRef: null });
const faultsOf = (plan: object) => planShape.safeParse(plan).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('there are never more activities than activity weeks, nor more of these than weeks, whatever is done', () => {
  const act = fc.oneof(
    fc.integer({ min: 1, max: 6 }).map((id) => (draft: ExperienceDraft) => toggleActivity(draft, chosen(id)).draft),
    fc
      .record({ experienceLength: fc.integer({ min: 1, max: 6 }), activityWeeks: fc.integer({ min: 0, max: 6 }) })
      .map((weeks) => (draft: ExperienceDraft) => setPlan(draft, { ...draft.plan, ...weeks })),
    fc.integer({ min: 1, max: 2 }).map((id) => (draft: ExperienceDraft) => toggleHost(draft, chosen(id))),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const { plan, activities } = acts.reduce((draft, take) => take(draft), EMPTY_EXPERIENCE);
      expect(plan.activityWeeks).toBeLessThanOrEqual(plan.experienceLength);
      expect(activities.length).toBeLessThanOrEqual(plan.activityWeeks);
      expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
    }),
  );
});

test('one activity too many is told and stays out; a chosen one goes out', () => {
  const draft = setPlan(EMPTY_EXPERIENCE, { ...PLAN, activityWeeks: 1 });
  const one = toggleActivity(draft, chosen(1));
  expect(one.tooMany).toBe(false);
  expect(toggleActivity(one.draft, chosen(2))).toEqual({ draft: one.draft, tooMany: true });
  expect(toggleActivity(one.draft, chosen(1)).draft.activities).toEqual([]);
  expect(toggleActivity(setPlan(draft, { ...PLAN, activityWeeks: 0 }), chosen(1)).tooMany).toBe(true);
});

describe('the plan', () => {
  test('needs a parent’s name and email address for a child, one address for an adult', () => {
    expect(faultsOf(PLAN)).toEqual([]);
    expect(faultsOf(CHILD)).toEqual(['parentName', 'emailParent']);
    expect(faultsOf({ ...CHILD, parentName: 'Nora', emailParent: 'nora@example.com', email: '' })).toEqual([]);
    expect(faultsOf({ ...PLAN, addParent: true })).toEqual(['parentName', 'emailParent']);
    expect(faultsOf({ ...PLAN, email: '' })).toEqual(['email']);
    expect(faultsOf({ ...PLAN, phone: ' ' })).toEqual(['phone']);
    expect(faultsOf({ ...CHILD, phone: '' })).toEqual(['phone', 'parentName', 'emailParent']);
  });

  test('opens the other steps once it is complete', () => {
    expect(findReachableStep(EMPTY_EXPERIENCE, 'activities')).toBe('plan');
    expect(findReachableStep(setPlan(EMPTY_EXPERIENCE, PLAN), 'activities')).toBe('activities');
  });
});

test('the request is what the server takes, and ends the planned number of weeks after its first day', () => {
  expect(computeLastDay(PLAN)).toBe('2026-07-25');
  const draft = toggleActivity(toggleHost(setPlan(EMPTY_EXPERIENCE, PLAN), chosen(4)), chosen(9)).draft;
  const request = toRequest(draft, 'Base hosting');
  expect(experienceRequest.parse(request)).toMatchObject({
    experienceType: 2,
    dateRange: { start: '2026-07-05', end: '2026-07-25' },
    host: 4,
    activities: [9],
    emailParent: null,
  });
  expect(toRequest(EMPTY_EXPERIENCE, '')).toBeNull();
});

test('a kept draft that can not be read is none', () => {
  expect(readDraft({ plan: { experienceLength: 'many' } })).toEqual(EMPTY_EXPERIENCE);
  expect(readDraft(undefined)).toEqual(EMPTY_EXPERIENCE);
  expect(readDraft(JSON.parse(JSON.stringify(setPlan(EMPTY_EXPERIENCE, PLAN)))).plan).toEqual(PLAN);
});
