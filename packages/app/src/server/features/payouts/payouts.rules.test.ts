// What can be done to a payout, and what its approver is told.

import { describe, expect, test } from 'vitest';
import { PAYOUT_STATES } from '#contract/finance/payouts/payout.machine.ts';
import { findAccountErrors, listChangedFields } from './payout-details.rules.ts';
import { findCoolingEnd, findReasonRequired, isPaidToCaller, listPayoutSteps, listWarnings, payoutNumber } from './payouts.rules.ts';

describe('a payout', () => {
  test('has a number of six digits at least', () => {
    expect([12, 1_234_567].map(payoutNumber)).toEqual(['PO-000012', 'PO-1234567']);
  });

  test('can be held back until the bank is told to pay it, and is released by nobody', () => {
    const steps = (batchId: number | null) =>
      Object.fromEntries(PAYOUT_STATES.map((state) => [state, listPayoutSteps({ state, batchId })]));
    const both = {
      ...{ scheduled: ['void'], pending: ['approve', 'hold', 'void'], paid: [], on_hold: ['resume'], failed: ['retry'], void: [] },
    };
    expect(steps(null)).toEqual({ ...both, approved: ['hold', 'pay', 'fail'] });
    expect(steps(3)).toEqual({ ...both, approved: ['pay', 'fail'] });
  });

  test('goes to the caller where the family is the caller’s, and to nobody where none is known', () => {
    expect([isPaidToCaller({ ownerId: 5 }, 5), isPaidToCaller({ ownerId: 5 }, 6), isPaidToCaller({ ownerId: null }, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the approver of a payout', () => {
  const now = new Date('2026-06-15T10:00:00Z');
  const daysAgo = (days: number, ms = 0) => ({ changedAt: new Date(now.getTime() - days * 86_400_000 - ms) });
  const quiet = { ownerId: 7, createdBy: null, details: daysAgo(30), changers: [], isOfTestMoney: false };
  const warnings = (watched: Partial<Parameters<typeof listWarnings>[0]>, id: number | null = 5) =>
    listWarnings({ ...quiet, ...watched }, { id, now });

  test.each([
    [{}, []],
    [{ ownerId: 5 }, ['toYourself']],
    [{ details: null }, ['detailsMissing']],
    [{ details: null, changers: [5] }, ['detailsMissing']],
    [{ details: daysAgo(7, -1) }, ['detailsFresh']],
    [{ details: daysAgo(7) }, []],
    [{ changers: [5] }, ['detailsOwn']],
    [{ changers: [6] }, []],
    [{ changers: [5], details: daysAgo(1) }, ['detailsOwn']],
    [{ createdBy: 5 }, ['addedByYou']],
    [{ createdBy: 6 }, []],
    [{ isOfTestMoney: true }, ['testMoney']],
  ])('gets for %j the warnings %j', (watched, told) => expect(warnings(watched)).toEqual(told));

  test('gets no warning about their own changes if they are unknown', () => {
    expect(warnings({ createdBy: null, ownerId: null, changers: [5] }, null)).toEqual([]);
  });

  test('gives a reason for an account that they changed, or else for a payout that they added', () => {
    expect(findReasonRequired(['detailsOwn', 'addedByYou'])).toBe('payoutDetailsFresh');
    expect(findReasonRequired(['toYourself', 'addedByYou'])).toBe('payoutAddedByYou');
    expect(findReasonRequired(['toYourself', 'detailsMissing', 'detailsFresh', 'testMoney'])).toBeNull();
  });
});

describe('an account', () => {
  const german = 'DE89370400440532013000';

  test.each([
    [german, '', []],
    [german, 'COBADEFFXXX', []],
    [german, 'AIBKIE2D', [{ field: 'bic', rule: 'bicCountry', values: { bank: 'IE', country: 'DE' } }]],
    ['GB33BUKB20201555555555', 'BARCJESH', []],
    ['GB33BUKB20201555555555', 'COBADEFF', [{ field: 'bic', rule: 'bicCountry', values: { bank: 'DE', country: 'GB' } }]],
    [german.slice(0, -1), '', [{ field: 'iban', rule: 'iban', values: { country: 'DE' } }]],
    ['ZZ89370400440532013000', '', [{ field: 'iban', rule: 'ibanCountry', values: { country: 'ZZ' } }]],
  ])('%s at the bank %j has the faults %j', (iban, bic, faults) => expect(findAccountErrors({ iban, bic })).toEqual(faults));

  test('tells which of its parts are others than before', () => {
    const account = { holder: 'Ann', iban: german, bic: '' };
    expect(listChangedFields(null, account)).toEqual(['holder', 'iban', 'bic']);
    expect(listChangedFields(account, { ...account, holder: 'Bob', bic: 'COBADEFF' })).toEqual(['holder', 'bic']);
    expect(listChangedFields(account, account)).toEqual([]);
  });
});

describe('an account', () => {
  const now = new Date('2026-06-15T10:00:00Z');
  const changed = (hoursAgo: number, version: number) => ({ changedAt: new Date(now.getTime() - hoursAgo * 3_600_000), version });

  test.each([
    ['that is missing has none', null, null],
    ['that is the first of its payee has none', changed(1, 1), null],
    ['that was changed a day ago has two days left', changed(24, 2), '2026-06-17T10:00:00.000Z'],
    ['that was changed almost three days ago has a moment left', changed(71.9, 5), '2026-06-15T10:06:00.000Z'],
    ['that was changed three days ago has none', changed(72, 2), null],
  ])('%s to cool off', (_, account, end) => {
    expect(findCoolingEnd(account, { now, hours: 72 })?.toISOString() ?? null).toBe(end);
  });
});
