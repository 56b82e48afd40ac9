// The lights of a trip: when something missing becomes amber and red, and which rule is named.

import { expect, test } from 'vitest';
import {
  ALWAYS_DAYS,
  findLight,
  listVisibleChecks,
  READINESS_CHECKS,
  READINESS_RULE_NAMES,
  READINESS_RULES,
  type ReadinessFacts,
  type ReadinessRule,
} from './readiness.ts';

const NOTHING = Object.fromEntries(READINESS_RULE_NAMES.map((name) => [name, 0])) as unknown as ReadinessFacts;
const facts = (missing: Partial<Record<ReadinessRule, number>>): ReadinessFacts => ({ ...NOTHING, ...missing });

test('a trip that lacks nothing is green, with no rule', () => {
  for (const check of READINESS_CHECKS) expect(findLight(check, NOTHING, 0)).toEqual({ check, light: 'green', rule: null, count: 0 });
});

test('student data turns amber and red on its days, and names how many are incomplete', () => {
  const at = (days: number) => findLight('data', facts({ incompleteStudents: 2 }), days);
  expect(at(61)).toEqual({ check: 'data', light: 'green', rule: 'incompleteStudents', count: 2 });
  expect(at(60).light).toBe('amber');
  expect(at(15).light).toBe('amber');
  expect(at(14)).toEqual({ check: 'data', light: 'red', rule: 'incompleteStudents', count: 2 });
  expect(at(-3).light).toBe('red');
});

test('an overdue invoice is red however early, before one that is merely unpaid', () => {
  expect(findLight('payment', facts({ overdueInvoices: 1, unpaidInvoices: 3 }), 300)).toMatchObject({
    light: 'red',
    rule: 'overdueInvoices',
  });
  expect(findLight('payment', facts({ unpaidInvoices: 3 }), 20)).toEqual({
    check: 'payment',
    light: 'amber',
    rule: 'unpaidInvoices',
    count: 3,
  });
});

test('the worst light is named, not the first rule', () => {
  // The departure is red on the third day, and so is nobody at the airport; the arrival is known.
  expect(findLight('transfer', facts({ missingDepartures: 1, unmetArrivals: 1 }), 14)).toMatchObject({
    light: 'amber',
    rule: 'unmetArrivals',
  });
  expect(findLight('family', facts({ lateAnswers: 1, openAnswers: 1 }), 40)).toMatchObject({ light: 'amber', rule: 'lateAnswers' });
  expect(findLight('family', facts({ openAnswers: 1 }), 14)).toMatchObject({ light: 'red', rule: 'openAnswers' });
});

test('an arrival no longer matters once the stay has started, a departure does', () => {
  expect(findLight('transfer', facts({ missingArrivals: 1 }), 0).light).toBe('red');
  expect(findLight('transfer', facts({ missingArrivals: 1 }), -1)).toEqual({ check: 'transfer', light: 'green', rule: null, count: 0 });
  expect(findLight('transfer', facts({ missingArrivals: 1, missingDepartures: 1 }), -1)).toMatchObject({
    light: 'red',
    rule: 'missingDepartures',
  });
});

test('every rule turns amber no later than red', () => {
  for (const name of READINESS_RULE_NAMES) {
    const { amberDays, redDays } = READINESS_RULES[name];
    expect(amberDays).toBeGreaterThanOrEqual(redDays ?? 0);
    expect(amberDays).toBeLessThanOrEqual(ALWAYS_DAYS);
  }
});

test('a reader without health data or invoices sees no lights of them', () => {
  expect(listVisibleChecks((right) => right !== 'students.health')).toEqual(['family', 'payment', 'transfer', 'documents']);
  // The endpoints of documents need it, too.
  expect(listVisibleChecks((right) => right !== 'students.write')).toEqual(['data', 'family', 'payment', 'transfer']);
  expect(listVisibleChecks(() => false)).toEqual(['family', 'transfer']);
});
