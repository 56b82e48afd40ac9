// What is still open before an approval.

import { describe, expect, test } from 'vitest';
import { VISIT_POINTS } from '#contract/vetting/vetting.shapes.ts';
import { listApprovalGaps } from './approval-gaps.rules.ts';

type Input = Parameters<typeof listApprovalGaps>[0];

const reference = { kind: 'reference', person: 'family', status: 'passed', expiresOn: null, hasFile: false } as const;
const police = { kind: 'police', person: 'guardian_one', status: 'passed', expiresOn: '2029-06-01', referee: null } as const;

const whole: Input = {
  checks: [
    { ...reference, referee: { name: 'Anna', hasAnswered: true } },
    { ...police, hasFile: true },
  ],
  adults: [{ person: 'guardian_one', name: 'Orla Murphy' }],
  requests: [{ closedAt: new Date('2026-06-01T09:00:00Z') }],
  visits: [{ outcome: 'positive', met: VISIT_POINTS }],
  today: '2026-06-15',
};

const findGaps = (change: Partial<Input>) => listApprovalGaps({ ...whole, ...change });

describe('the gaps of an approval', () => {
  test('are none if everything is answered, filed, closed and in order', () => {
    expect(findGaps({})).toEqual([]);
  });

  test('are references that count without an answer, unless they were waived', () => {
    const referee = { name: 'Anna', hasAnswered: false };
    expect(findGaps({ checks: [{ ...reference, referee }] })).toEqual([{ gap: 'reference', name: 'Anna' }]);
    expect(findGaps({ checks: [{ ...reference, status: 'waived', referee }] })).toEqual([]);
    expect(findGaps({ checks: [{ ...reference, status: 'requested', referee }] })).toEqual([]);
  });

  test('are police checks without a file, unless another of the same adult has one', () => {
    const bare = { ...police, hasFile: false };
    expect(findGaps({ checks: [bare] })).toEqual([{ gap: 'police', name: 'Orla Murphy' }]);
    expect(findGaps({ checks: [bare, { ...bare, hasFile: true }] })).toEqual([]);
  });

  test('are open requests, and open points of the last visit that went well', () => {
    const met = VISIT_POINTS.filter((point) => point !== 'smokeAlarm');
    const visits = [
      { outcome: 'positive', met: [] },
      { outcome: 'positive', met },
      { outcome: null, met: [] },
    ];
    expect(findGaps({ requests: [{ closedAt: null }, { closedAt: null }], visits })).toEqual([
      { gap: 'requests', count: 2 },
      { gap: 'visit', points: ['smokeAlarm'] },
    ]);
  });
});
