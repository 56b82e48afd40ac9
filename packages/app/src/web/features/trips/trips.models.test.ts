// What is worked out of a trip: its plan, its file for calendars, its history, its money when it is cancelled, and what its host can do.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFFER_STATES, offerMovesFor } from '#contract/trips/offer.machine.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { TRIP_MOVES } from '#contract/trips/trip.machine.ts';
import { daysOf } from './days.model.ts';
import { historySentence } from './history.model.ts';
import { explanationOf } from './host/explained.model.ts';
import { hostActionsOf } from './host/host-actions.model.ts';
import { icsOf } from './ics.model.ts';
import { moneyOfCancelling } from './parent/cancel.model.ts';
import { toDosOf } from './parent/to-do.model.ts';
import { planOf } from './travel-plan.model.ts';

const FIRST = dayNumber('2024-01-01') ?? 0;
const stayDays = fc
  .record({ start: fc.integer({ min: 0, max: 3000 }), length: fc.integer({ min: 1, max: 60 }) })
  .map(({ start, length }) => ({ fromDate: dateText(FIRST + start), toDate: dateText(FIRST + start + length) }));

describe('the file for calendars', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 });

  /** The lines as a calendar reads them: what was folded is one again. */
  function linesOf(ics: string): string[] {
    return ics.replace(/\r\n /g, '').split('\r\n');
  }

  test('has whole days without a zone, and ends on the day after the last one', () => {
    fc.assert(
      fc.property(stayDays, text, text, text, (days, summary, description, location) => {
        const ics = icsOf({
          uid: 'trip-7@example.test',
          ...days,
          summary,
          description,
          location,
          madeAt: new Date('2026-07-02T03:04:05.678Z'),
        });
        const lines = linesOf(ics);
        const valuesOf = (name: string) => lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
        const [start] = valuesOf('DTSTART;VALUE=DATE');
        const [end] = valuesOf('DTEND;VALUE=DATE');
        expect(start).toBe(days.fromDate.replaceAll('-', ''));
        const last = Date.UTC(Number(end?.slice(0, 4)), Number(end?.slice(4, 6)) - 1, Number(end?.slice(6)) - 1);
        expect(new Date(last).toISOString().slice(0, 10)).toBe(days.toDate);
        expect(lines.filter((line) => /^DT(START|END)/.test(line))).toHaveLength(2);
        expect(lines.filter((line) => /TZID|VTIMEZONE/.test(line.split(':')[0] ?? ''))).toEqual([]);
        expect(valuesOf('DTSTAMP')).toEqual(['20260702T030405Z']);
        expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
      }),
    );
  });

  test('lets no text break a line or a value, and folds within 75 bytes', () => {
    fc.assert(
      fc.property(stayDays, text, (days, summary) => {
        const ics = icsOf({ uid: 'u', ...days, summary, description: '', location: '', madeAt: new Date(0) });
        for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const written =
          linesOf(ics)
            .find((line) => line.startsWith('SUMMARY:'))
            ?.slice('SUMMARY:'.length) ?? '';
        const read = written.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(summary.replace(/\r\n|\r|\n/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''));
      }),
    );
  });
});

describe('the plan', () => {
  test('has every day of the stay once, in order, whatever its camps', () => {
    const camp = fc.record({
      activityName: fc.constantFrom('Surf', 'Sail'),
      offset: fc.integer({ min: -10, max: 60 }),
      backupRank: fc.constantFrom(null, 1),
    });
    fc.assert(
      fc.property(stayDays, fc.array(camp, { maxLength: 4 }), (stay, asked) => {
        const first = dayNumber(stay.fromDate) ?? 0;
        const camps = asked.map(({ activityName, offset, backupRank }) => ({
          activityName,
          backupRank,
          calledOff: false,
          startDate: dateText(first + offset),
          endDate: dateText(first + offset + 4),
        }));
        const parts = planOf({ ...stay, camps });
        expect(parts.flatMap(({ from, to }) => daysOf({ fromDate: from, toDate: to }))).toEqual(daysOf(stay));
        expect([parts[0]?.kind, parts.at(-1)?.kind]).toEqual(['arrival', 'departure']);
      }),
    );
  });

  test('tells camps apart, and leaves out those in reserve', () => {
    const camps = [
      { activityName: 'Surf', startDate: '2026-07-06', endDate: '2026-07-10', backupRank: null, calledOff: false },
      { activityName: 'Sail', startDate: '2026-07-06', endDate: '2026-07-10', backupRank: 1, calledOff: false },
    ];
    expect(planOf({ fromDate: '2026-07-04', toDate: '2026-07-12', camps })).toEqual([
      { from: '2026-07-04', to: '2026-07-04', kind: 'arrival', camp: null, calledOff: null },
      { from: '2026-07-05', to: '2026-07-05', kind: 'family', camp: null, calledOff: null },
      { from: '2026-07-06', to: '2026-07-10', kind: 'camp', camp: 'Surf', calledOff: null },
      { from: '2026-07-11', to: '2026-07-11', kind: 'family', camp: null, calledOff: null },
      { from: '2026-07-12', to: '2026-07-12', kind: 'departure', camp: null, calledOff: null },
    ]);
    const off = camps.map((camp) => ({ ...camp, calledOff: camp.backupRank === null }));
    expect(planOf({ fromDate: '2026-07-06', toDate: '2026-07-12', camps: off }).slice(0, 3)).toEqual([
      { from: '2026-07-06', to: '2026-07-06', kind: 'arrival', camp: null, calledOff: 'Surf' },
      { from: '2026-07-07', to: '2026-07-10', kind: 'family', camp: null, calledOff: 'Surf' },
      { from: '2026-07-11', to: '2026-07-11', kind: 'family', camp: null, calledOff: null },
    ]);
  });
});

test('what is given back when a trip is cancelled is what was paid, to the cent and by currency', () => {
  const billed = [
    { currency: 'EUR', paid: '100.10', outstanding: '0.00' },
    { currency: 'EUR', paid: '0.20', outstanding: '49.70' },
    { currency: 'GBP', paid: '0.00', outstanding: '-5.00' },
    { currency: 'JPY', paid: '0', outstanding: '900' },
  ];
  expect(moneyOfCancelling(billed)).toEqual([
    { currency: 'EUR', givenBack: '100.30', noLongerDue: '49.70' },
    { currency: 'JPY', givenBack: null, noLongerDue: '900' },
  ]);
  expect(moneyOfCancelling([])).toEqual([]);
});

test('every step that a trip can take has its sentence, and those that lead somewhere by another way have their own', () => {
  expect(historySentence({ fromState: null, toState: 'new' })).toBe('begun');
  expect(TRIP_MOVES.map(({ step, from, to }) => `${step}: ${historySentence({ fromState: from, toState: to })}`)).toEqual(
    expect.arrayContaining([
      'release: released',
      'passOn: passedOn',
      'book: booked',
      'resume: resumed',
      'reopen: reopened',
      'prolong: reopened',
      'correct: reopened',
      'rehouse: reserved',
    ]),
  );
});

describe('a host', () => {
  const standing = (state: (typeof OFFER_STATES)[number], tripState: (typeof TRIP_STATES)[number]) => ({
    state,
    tripState,
    allowedSteps: offerMovesFor(state, tripState, ['host']),
  });

  test('accepts only what is reserved, declines until then, and afterwards only asks to be let out', () => {
    const shown = Object.fromEntries(
      TRIP_STATES.map((trip) => [trip, [hostActionsOf(standing('awaiting_review', trip)), hostActionsOf(standing('accepted', trip))]]),
    );
    const [none, early] = [[] as string[], ['decline', 'consider']];
    expect(shown).toEqual({
      new: [early, none],
      enquiry: [early, none],
      reserved: [['decline', 'consider', 'accept'], none],
      booked: [none, ['withdraw']],
      customer_service: [none, ['withdraw']],
      in_progress: [none, none],
      completed: [none, none],
      closed: [none, none],
      cancelled: [none, none],
    });
    const canLeave = TRIP_STATES.filter((trip) => hostActionsOf(standing('waiting_list', trip)).includes('leave'));
    expect(canLeave).toEqual(['new', 'enquiry', 'reserved', 'booked', 'customer_service']);
    expect(hostActionsOf({ ...standing('accepted', 'booked'), withdrawalAskedAt: '2026-07-01T00:00:00.000Z' })).toEqual([]);
  });

  test('is never told to answer where nothing can be answered', () => {
    for (const offer of OFFER_STATES)
      for (const trip of TRIP_STATES) {
        const told = explanationOf(offer, trip);
        const canAnswer = hostActionsOf(standing(offer, trip)).some((action) => action !== 'withdraw' && action !== 'leave');
        if (canAnswer) expect(['asked', 'reserved', 'considering']).toContain(told);
      }
    expect([explanationOf('waiting_list', 'reserved'), explanationOf('waiting_list', 'cancelled')]).toEqual(['waiting', 'cancelled']);
    expect(explanationOf('waiting_list', 'completed')).toBe('past');
  });
});

test('what presses comes first: overdue bills, then others, details, families', () => {
  const student = { id: 3, firstName: 'Ann', lastName: null, parents: [], photos: [] };
  const bill = { number: 'A1', outstanding: '5.00', currency: 'EUR', canPay: true, overdue: false };
  const toDos = toDosOf({
    invoices: [
      { ...bill, id: 1 },
      { ...bill, id: 2, overdue: true },
      { ...bill, id: 9, canPay: false },
    ],
    students: [
      { id: 3, firstName: 'Ann', missing: ['allergies', 'gender'] },
      { id: 4, firstName: 'Ben', missing: [] },
    ],
    trips: [
      { id: 5, state: 'new', student, hostFamily: null },
      { id: 6, state: 'reserved', student, hostFamily: null },
      { id: 7, state: 'booked', student, hostFamily: null },
    ],
  });
  expect(toDos.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['pay 2', 'pay 1', 'complete 3', 'choose 5', 'wait 6']);
});
