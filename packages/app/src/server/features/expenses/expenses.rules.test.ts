// What somebody may do with an expense, state by state.

import { describe, expect, test } from 'vitest';
import { EXPENSE_STATES } from '#contract/finance/expenses/expense-states.ts';
import { listActions } from './expenses.rules.ts';

const EVERYTHING = {
  ...{ isOfGroup: true, rebillable: true, isBilled: false, isDrafted: false },
  ...{ mayDecide: true, maySubmit: true, isOwn: true, maySplit: true },
};

/** What can be done in each state. */
const actions = (more: Partial<typeof EVERYTHING> = {}) =>
  EXPENSE_STATES.map((state) => listActions({ ...EVERYTHING, ...more, state }).join(' '));

describe('of an expense, from submitted to approved, invoiced, settled and refused,', () => {
  test.each([
    ['all that there is', {}, ['edit remove approve refuse split', 'split bill', 'settle', '', '']],
    ['of one that is not billed on', { rebillable: false }, ['edit remove approve refuse', 'settle', 'settle', '', '']],
    ['while some of it is on a draft', { isDrafted: true }, ['edit remove approve refuse split', 'split bill', '', '', '']],
    ['of drafts that bill nothing on', { isDrafted: true, rebillable: false }, ['edit remove approve refuse', 'settle', 'settle', '', '']],
    ['once some of it is billed', { isBilled: true }, ['edit remove approve refuse', 'bill', 'settle', '', '']],
    ['of one stay', { isOfGroup: false }, ['edit remove approve refuse', 'bill', 'settle', '', '']],
    ['by who did not submit it and decides', { isOwn: false }, ['edit remove approve refuse split', 'split bill', 'settle', '', '']],
    ['by who submitted it', { mayDecide: false }, ['edit remove split', 'split', '', '', '']],
    ['by anybody else', { mayDecide: false, isOwn: false }, ['split', 'split', '', '', '']],
    ['by who shares nothing', { mayDecide: false, maySplit: false }, ['edit remove', '', '', '', '']],
    ['by who submits nothing', { maySubmit: false }, ['approve refuse', 'bill', 'settle', '', '']],
  ])('%s can be done', (_who, more, possible) => expect(actions(more)).toEqual(possible));
});
