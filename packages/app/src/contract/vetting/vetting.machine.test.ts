// The moves of vetting: every pair of states, for everyone who could make it.

import { describe, expect, test } from 'vitest';
import { findVettingMove, listVettingMoves, type VettingMover } from './vetting.machine.ts';
import { ALL_VETTING_STATES } from './vetting-states.ts';

const MOVERS: readonly VettingMover[] = ['family', 'vetters', 'visitors', 'product'];

const MOVES: Readonly<Record<string, readonly VettingMover[]>> = {
  'registered → profile_incomplete': ['product'],
  'profile_incomplete → submitted': ['family'],
  'submitted → in_review': ['vetters'],
  'in_review → home_visit': ['vetters', 'visitors'],
  'home_visit → checks_pending': ['vetters'],
  'checks_pending → approved': ['vetters'],
  'in_review → rejected': ['vetters'],
  'home_visit → rejected': ['vetters'],
  'checks_pending → rejected': ['vetters'],
  'approved → suspended': ['vetters'],
  'suspended → approved': ['vetters'],
  'rejected → submitted': ['family'],
};

const pairs = ALL_VETTING_STATES.flatMap((from) => ALL_VETTING_STATES.map((to) => ({ from, to })));

describe('the moves of vetting', () => {
  test.each(pairs)('from $from to $to are made only by those who may', ({ from, to }) => {
    const allowed = MOVERS.filter((mover) => findVettingMove(from, to, [mover]) !== null);
    expect(allowed).toEqual(MOVES[`${from} → ${to}`] ?? []);
  });

  test('is made by none who is not among its movers', () => {
    expect(ALL_VETTING_STATES.flatMap((from) => listVettingMoves(from, []))).toEqual([]);
  });

  test('rejecting and suspending need a reason, and approving needs the visit and the checks', () => {
    const guardsOf = (from: 'approved' | 'in_review' | 'checks_pending', to: 'suspended' | 'rejected' | 'approved') =>
      findVettingMove(from, to, ['vetters'])?.guards;
    expect(guardsOf('in_review', 'rejected')).toContain('reasonGiven');
    expect(guardsOf('approved', 'suspended')).toContain('reasonGiven');
    expect(guardsOf('checks_pending', 'approved')).toEqual([
      'notOwnFamily',
      'notRelated',
      'visitPositive',
      'checksComplete',
      'gapsExplained',
    ]);
  });
});
