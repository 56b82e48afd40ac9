// What is worked out of a trip: its plan, its file for calendars, its history, its money when it is cancelled, and what its host can do.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listOfferMoves, OFFER_STATES } from '#contract/trips/offer.machine.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { TRIP_MOVES } from '#contract/trips/trip.machine.ts';
import { listDays } from './days.model.ts';
import { toHistorySentence } from './history.model.ts';
import { getExplanation } from './host/explained.model.ts';
import { listHostActions } from './host/host-actions.model.ts';
import { formatCalendarFile } from './ics.model.ts';
import { listCancelledMoney } from './parent/cancel.model.ts';
import { toDosOf } from './parent/to-do.model.ts';
import { listInvoiceMoney } from './parent/trip-money.model.ts';
import { groupByDay } from './transfers/transfers.model.ts';
import { toPlanParts } from './travel-plan.model.ts';

const FIRST = dayNumber('2024-01-01') ?? 0;
const stayDays = fc
  .record({ start: fc.integer({ min: 0, max: 3000 }), length: fc.integer({ min: 1, max: 60 }) })
  .map(({ start, length }) => ({ fromDate: dateText(FIRST + start), toDate: dateText(FIRST + start + length) }));

describe('the file for calendars', () => {
  /** What ends a line or a value, what such a file can’t hold, and characters of up to four bytes and more. */
  const sign = fc.oneof(
    fc.constantFrom('\r', '\n', '\r\n', '\t', '\u0007', ';', ',', '\\', '東'),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  );
  /** Long enough to be folded: without `size` texts of 120 characters are not drawn. */
  const text = fc.string({ unit: sign, maxLength: 120, size: 'max' });

  /** The lines as a calendar reads them: what was folded is one again. */
  function linesOf(ics: string): string[] {
    return ics.replace(/\r\n /g, '').split('\r\n');
  }

  test('has each journey at the time of its place, in no zone, under a name that stays', () => {
    const about = { summary: 'Léa', description: '', location: 'Dublin Airport' };
    const flight = { ...about, key: 'arrival-all', day: '2026-07-05', time: '14:35' };
    const stay = { uid: 'trip-7@example.test', fromDate: '2026-07-05', toDate: '2026-07-18', madeAt: new Date(0), ...about };
    const ics = formatCalendarFile({ ...stay, moments: [flight, { ...flight, key: 'departure-3', day: '2026-07-18', time: null }] });
    const lines = linesOf(ics).filter((line) => /^(UID|DT(START|END))/.test(line));
    expect(lines.slice(3)).toEqual([
      'UID:arrival-all-trip-7@example.test',
      'DTSTART:20260705T143500',
      'UID:departure-3-trip-7@example.test',
      'DTSTART;VALUE=DATE:20260718',
      'DTEND;VALUE=DATE:20260719',
    ]);
    expect(lines[0]).toBe('UID:trip-7@example.test');
  });

  test('has whole days without a zone, and ends on the day after the last one', () => {
    fc.assert(
      fc.property(stayDays, text, text, text, (days, summary, description, location) => {
        const ics = formatCalendarFile({
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
        const ics = formatCalendarFile({ uid: 'u', ...days, summary, description: '', location: '', madeAt: new Date(0) });
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
        const parts = toPlanParts({ ...stay, camps });
        expect(parts.flatMap(({ from, to }) => listDays({ fromDate: from, toDate: to }))).toEqual(listDays(stay));
        expect([parts[0]?.kind, parts.at(-1)?.kind]).toEqual(['arrival', 'departure']);
      }),
    );
  });

  test('tells camps apart, and leaves out those in reserve', () => {
    const camps = [
      { activityName: 'Surf', startDate: '2026-07-06', endDate: '2026-07-10', backupRank: null, calledOff: false },
      { activityName: 'Sail', startDate: '2026-07-06', endDate: '2026-07-10', backupRank: 1, calledOff: false },
    ];
    expect(toPlanParts({ fromDate: '2026-07-04', toDate: '2026-07-12', camps })).toEqual([
      { from: '2026-07-04', to: '2026-07-04', kind: 'arrival', camp: null, calledOff: null },
      { from: '2026-07-05', to: '2026-07-05', kind: 'family', camp: null, calledOff: null },
      { from: '2026-07-06', to: '2026-07-10', kind: 'camp', camp: 'Surf', calledOff: null },
      { from: '2026-07-11', to: '2026-07-11', kind: 'family', camp: null, calledOff: null },
      { from: '2026-07-12', to: '2026-07-12', kind: 'departure', camp: null, calledOff: null },
    ]);
    const off = camps.map((camp) => ({ ...camp, calledOff: camp.backupRank === null }));
    expect(toPlanParts({ fromDate: '2026-07-06', toDate: '2026-07-12', camps: off }).slice(0, 3)).toEqual([
      { from: '2026-07-06', to: '2026-07-06', kind: 'arrival', camp: null, calledOff: 'Surf' },
      { from: '2026-07-07', to: '2026-07-10', kind: 'family', camp: null, calledOff: 'Surf' },
      { from: '2026-07-11', to: '2026-07-11', kind: 'family', camp: null, calledOff: null },
    ]);
  });
});

test('the refund of a cancelled trip is the amount paid, to the cent and by currency', () => {
  const billed = [
    { currency: 'EUR', paid: '100.10', outstanding: '0.00' },
    { currency: 'EUR', paid: '0.20', outstanding: '49.70' },
    { currency: 'GBP', paid: '0.00', outstanding: '-5.00' },
    { currency: 'JPY', paid: '0', outstanding: '900' },
  ];
  expect(listCancelledMoney(billed)).toEqual([
    { currency: 'EUR', givenBack: '100.30', noLongerDue: '49.70' },
    { currency: 'JPY', givenBack: null, noLongerDue: '900' },
  ]);
  expect(listCancelledMoney([])).toEqual([]);
});

test('every step that a trip can take has its sentence, and those that lead somewhere by another way have their own', () => {
  expect(toHistorySentence({ fromState: null, toState: 'new' })).toBe('begun');
  expect(TRIP_MOVES.map(({ step, from, to }) => `${step}: ${toHistorySentence({ fromState: from, toState: to })}`)).toEqual(
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
    allowedSteps: listOfferMoves(state, tripState, ['host']),
  });

  test('accepts only what is reserved, declines until then, and afterwards only asks to be let out', () => {
    const shown = Object.fromEntries(
      TRIP_STATES.map((trip) => [trip, [listHostActions(standing('awaiting_review', trip)), listHostActions(standing('accepted', trip))]]),
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
    const canLeave = TRIP_STATES.filter((trip) => listHostActions(standing('waiting_list', trip)).includes('leave'));
    expect(canLeave).toEqual(['new', 'enquiry', 'reserved', 'booked', 'customer_service']);
    expect(listHostActions({ ...standing('accepted', 'booked'), withdrawalAskedAt: '2026-07-01T00:00:00.000Z' })).toEqual([]);
  });

  test('is never told to answer where nothing can be answered', () => {
    for (const offer of OFFER_STATES)
      for (const trip of TRIP_STATES) {
        const told = getExplanation(offer, trip);
        const canAnswer = listHostActions(standing(offer, trip)).some((action) => action !== 'withdraw' && action !== 'leave');
        if (canAnswer) expect(['asked', 'reserved', 'considering']).toContain(told);
      }
    expect([getExplanation('waiting_list', 'reserved'), getExplanation('waiting_list', 'cancelled')]).toEqual(['waiting', 'cancelled']);
    expect(getExplanation('waiting_list', 'completed')).toBe('past');
  });
});

test('to-dos are sorted by urgency: overdue invoices, other ones, details, journeys, families', () => {
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
      { id: 5, state: 'new', student, hostFamily: null, arrivalWanted: false },
      { id: 6, state: 'reserved', student, hostFamily: null, arrivalWanted: false },
      { id: 7, state: 'booked', student, hostFamily: null, arrivalWanted: true },
    ],
  });
  expect(toDos.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['pay 2', 'pay 1', 'complete 3', 'arrival 7', 'choose 5', 'wait 6']);
});

describe('the money of a cancelled trip', () => {
  const paid = {
    id: 5,
    number: 'S-5',
    state: 'paid',
    currency: 'EUR',
    total: '100.00',
    dueDate: null,
    isOwn: true,
    credits: [],
    refunds: [],
  } as const;
  const bill = (change: object) => ({
    ...paid,
    credits: [],
    refunds: [],
    received: '100.00',
    credited: '0.00',
    outstanding: '0.00',
    ...change,
  });
  const note = { id: 6, number: 'C-1', amount: '100.00', issueDate: '2026-06-15' };
  const refund = { id: 9, amount: '60.00', paidOn: '2026-06-18', method: 'card' as const };

  test.each([
    ['is still to be decided about where nothing was credited', bill({}), { isOpen: true, toGiveBack: null }],
    [
      'is decided once it was credited',
      bill({ credited: '100.00', outstanding: '-100.00', credits: [note] }),
      { isOpen: false, toGiveBack: '100.00' },
    ],
    ['went back in part', bill({ credited: '100.00', outstanding: '-40.00', refunds: [refund] }), { toGiveBack: '40.00' }],
    ['went back whole', bill({ refunds: [{ ...refund, amount: '100.00' }] }), { isOpen: false, toGiveBack: null, received: '100.00' }],
    ['is a fee to be paid', bill({ received: '0.00', outstanding: '25.00' }), { due: '25.00', received: null, isOpen: false }],
  ])('%s', (_, invoice, expected) => expect(listInvoiceMoney({ invoices: [invoice], refundOpen: true })).toMatchObject([expected]));

  test('is nothing where nothing was paid, credited or is due', () => {
    expect(listInvoiceMoney({ invoices: [bill({ state: 'void', received: '0.00' })], refundOpen: false })).toEqual([]);
  });
});

test('journeys stand in the plan on their day, before the first and after the last one too', () => {
  const stay = { fromDate: '2026-07-05', toDate: '2026-07-12', camps: [] };
  const journey = (id: number, day: string) => ({
    ...({ id, day, direction: 'arrival', studentId: null, time: null, place: '', carrierNumber: '', metBy: null, meetName: '' } as const),
    ...{ meetPhone: '', unaccompaniedMinor: false, note: '', version: 1 },
  });
  const days = groupByDay(toPlanParts(stay), [
    journey(1, '2026-07-04'),
    journey(2, '2026-07-05'),
    journey(3, '2026-07-09'),
    journey(4, '2026-07-13'),
  ]);
  expect(days.map(({ from, to, part, transfers }) => [from, to, part?.kind ?? null, ...transfers.map(({ id }) => id)])).toEqual([
    ['2026-07-04', '2026-07-04', null, 1],
    ['2026-07-05', '2026-07-05', 'arrival', 2],
    ['2026-07-06', '2026-07-11', 'family', 3],
    ['2026-07-12', '2026-07-12', 'departure'],
    ['2026-07-13', '2026-07-13', null, 4],
  ]);
});
