// The calendar of a family: days blocked by keys, by dragging and by typing; stays and offers in the way; and what readers can't change.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FamilyCalendarAnswer, FamilyCalendarEntry } from '#contract/host-families/calendar.shapes.ts';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { listToasts } from '#web/testing/toasts.ts';
import { addDays, getMonth } from '#web/ui/calendar/days.ts';
import { FamilyCalendar } from './family-calendar.tsx';

const words = ['familyCalendar', 'suits', 'calendar', 'form', 'validation'] as const;
const { answers, open, sent } = partsOf({ at: '/host-family/calendar', words, user: userWith(['Host family']), heading: 'Calendar' });

const CALENDAR = '/api/host_families/7/calendar';
/** The first day of next month: all of its days are ahead. */
const FIRST = getMonth(new Date().toISOString().slice(0, 10), 1);
const day = (index: number) => addDays(FIRST, index);

const entry = (more: Partial<FamilyCalendarEntry>): FamilyCalendarEntry => ({
  id: 1,
  kind: 'own',
  source: 'family',
  calendar: null,
  fromDate: day(9),
  toDate: day(11),
  beds: null,
  note: 'Painters',
  series: null,
  trip: null,
  version: 3,
  ...more,
});
const stay = entry({
  ...{ id: 2, kind: 'firm', source: 'booking', fromDate: day(14), toDate: day(18), beds: 1, note: '' },
  trip: { id: 12, studentName: 'Chloé', state: 'booked' },
});

let calendar: FamilyCalendarAnswer;
beforeEach(async () => {
  await page.viewport(1280, 1000);
  calendar = {
    hostFamilyId: 7,
    familyName: 'Murphy',
    guestsNumber: 2,
    canWrite: true,
    rules: NO_STAY_RULES,
    entries: [entry({}), stay],
    offers: [{ offerId: 5, tripId: 13, state: 'awaiting_review', fromDate: day(20), toDate: day(22), studentName: 'Marie' }],
    nights: [{ fromDate: day(14), toDate: day(17), freeBeds: 1 }],
    skipped: [],
    conflicts: [],
  };
  Object.assign(answers, {
    [`GET ${CALENDAR}`]: () => calendar,
    [`GET ${CALENDAR}/feeds`]: () => ({ url: null, areFetched: true, feeds: [] }),
    [`POST ${CALENDAR}`]: () => ({ id: 9, seriesId: null, skipped: [] }),
    [`PATCH ${CALENDAR}/1`]: () => ({ id: 1, seriesId: null, skipped: [] }),
    [`DELETE ${CALENDAR}/9`]: () => ({ freed: [{ fromDate: day(2), toDate: day(4), note: '' }], repeat: null }),
    [`DELETE ${CALENDAR}/1`]: () => ({ freed: [{ fromDate: day(9), toDate: day(11), note: 'Painters' }], repeat: null }),
  });
});

async function openNextMonth(): Promise<void> {
  await open(<FamilyCalendar id={7} tripPath={(id) => `/host-family/trips/${id}`} />);
  await button('Next month').click();
}
const cell = (index: number) => page.elementLocator(document.querySelector(`[data-day="${day(index)}"]`) as Element);
const submit = () => inDialog('Block dates').click();

describe('days are blocked', () => {
  test('by keys: the first day, the last day, Enter', async () => {
    await openNextMonth();
    (cell(2).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await submit();
    await vi.waitFor(() => expect(sent(`POST ${CALENDAR}`)).toMatchObject({ from_date: day(2), to_date: day(4), confirm_offers: false }));
    await vi.waitFor(() => expect(listToasts().at(-1)?.text).toMatch(/^Blocked: /));
    listToasts().at(-1)?.action?.run();
    await expectToBeAsked(`DELETE ${CALENDAR}/9`);
  });

  test('by dragging, in either direction', async () => {
    await openNextMonth();
    await userEvent.dragAndDrop(cell(4), cell(2));
    await submit();
    await vi.waitFor(() => expect(sent(`POST ${CALENDAR}`)).toMatchObject({ from_date: day(2), to_date: day(4) }));
  });

  test('not in the past: those days say why, and can’t be chosen', async () => {
    await open(<FamilyCalendar id={7} tripPath={null} />);
    await button('Previous month').click();
    const past = page.elementLocator(document.querySelector(`[data-day="${getMonth(FIRST, -2)}"]`) as Element);
    await expect.element(past).toMatchTextContent(/in the past, can’t be blocked/);
    await expect.element(past).toHaveAttribute('aria-disabled', 'true');
    (past.element() as HTMLElement).click();
    await expect.element(page.getByText('Choose a start date.')).toBeVisible();
  });

  test('by typing, again and again', async () => {
    await openNextMonth();
    await button('Block dates').first().click();
    expect(await listAxeFaults()).toEqual([]);
    await page.getByRole('textbox', { name: 'First day' }).fill(day(2));
    await page.getByRole('textbox', { name: 'Last day' }).fill(day(4));
    await page.getByRole('combobox', { name: 'Repeat' }).click();
    await page.getByRole('option', { name: 'Every year' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Festival');
    await submit();
    const expected = { from_date: day(2), to_date: day(4), note: 'Festival', repeat: { every: 'year', until: null } };
    await vi.waitFor(() => expect(sent(`POST ${CALENDAR}`)).toMatchObject(expected));
    await vi.waitFor(() => expect(listToasts().at(-1)?.text).toMatch(/^Blocked every year: /));
  });

  test('not without a question if the dialog is left with changes', async () => {
    await openNextMonth();
    await userEvent.dragAndDrop(cell(4), cell(2));
    await page.getByRole('textbox', { name: 'Note' }).fill('Festival');
    await userEvent.keyboard('{Escape}');
    await inDialog('Stay').click();
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Festival');
  });

  test('after a question where requests wait for an answer', async () => {
    answers[`POST ${CALENDAR}`] = ({ body }) =>
      (body as { confirm_offers: boolean }).confirm_offers
        ? { id: 9, seriesId: null, skipped: [] }
        : refuseWith(409, 'offersOpen', 'Requests wait.', { issues: calendar.offers });
    await openNextMonth();
    await userEvent.dragAndDrop(cell(20), cell(21));
    await submit();
    await expect.element(page.getByText(/^Marie: /)).toBeVisible();
    await inDialog('Block anyway').click();
    await vi.waitFor(() => expect(sent(`POST ${CALENDAR}`)).toMatchObject({ confirm_offers: true }));
  });

  test('not where a student stays, and it says so', async () => {
    answers[`POST ${CALENDAR}`] = () => refuseWith(409, 'bedsTaken', 'Choose another family.');
    await openNextMonth();
    await userEvent.dragAndDrop(cell(13), cell(15));
    await expect.element(page.getByText(/A student stays on some of these dates. Stays can’t be blocked./)).toBeVisible();
    await submit();
    await expect.element(page.getByText('A student stays on some of these dates. Choose dates without a stay.')).toBeVisible();
  });
});

const expectToBeAsked = (key: string) => vi.waitFor(() => expect(answersOf(key)).toBe(true));
/** Whether the server was asked: requests without a body are recorded with null. */
const answersOf = (key: string) => sent(key) === null;

test('the month stands in the address, and the way back leads to the one before', async () => {
  const history = await open(<FamilyCalendar id={7} tripPath={null} />);
  await button('Next month').click();
  await expect.element(button('Painters').first()).toBeVisible();
  expect(history.search()).toBe(`?month=${FIRST.slice(0, 7)}`);
  history.back();
  await expect.element(button('Painters')).not.toBeInTheDocument();
  await button('Next month').click();
  await expect.element(button('Painters').first()).toBeVisible();
  expect(history.length()).toBe(2);
});

test('the stays stand beside it, with the way to their trip', async () => {
  await open(<FamilyCalendar id={7} tripPath={(id) => `/host-family/trips/${id}`} />);
  const link = page.getByRole('region', { name: 'Stays', exact: true }).getByRole('link', { name: 'Chloé' });
  await expect.element(link).toHaveAttribute('href', '/host-family/trips/12');
});

describe('rules for stays', () => {
  const section = page.getByRole('region', { name: 'Rules for stays' });

  test('are saved with those that they replace, an empty maximum as none', async () => {
    calendar = { ...calendar, rules: { minNights: 7, maxNights: 28, noticeDays: 0 } };
    answers[`PATCH ${CALENDAR}/rules`] = ({ body }) => body;
    await open(<FamilyCalendar id={7} tripPath={null} />);
    await section.getByRole('spinbutton', { name: 'Minimum nights' }).fill('3');
    await section.getByRole('textbox', { name: 'Maximum nights' }).fill('');
    await section.getByRole('button', { name: 'Increase Days of notice' }).click();
    await section.getByRole('button', { name: 'Save' }).click();
    const expected = { min_nights: 3, max_nights: null, notice_days: 1, before: { min_nights: 7, max_nights: 28, notice_days: 0 } };
    await vi.waitFor(() => expect(sent(`PATCH ${CALENDAR}/rules`)).toEqual(expected));
  });

  test('are only read by readers without the right to write', async () => {
    calendar = { ...calendar, canWrite: false, rules: { minNights: 7, maxNights: null, noticeDays: 2 } };
    await open(<FamilyCalendar id={7} tripPath={null} />);
    await expect.element(section.getByText('Stays of at least 7 nights · At least 2 days’ notice')).toBeVisible();
    await expect.element(section.getByRole('button')).not.toBeInTheDocument();
  });
});

test('a block is freed from its dialog, and can be blocked again', async () => {
  await openNextMonth();
  await button('Painters').first().click();
  expect(await listAxeFaults()).toEqual([]);
  await inDialog('Free these dates').click();
  await vi.waitFor(() => expect(listToasts().at(-1)?.text).toMatch(/^Free again: /));
  listToasts().at(-1)?.action?.run();
  await vi.waitFor(() => expect(sent(`POST ${CALENDAR}`)).toMatchObject({ from_date: day(9), note: 'Painters', confirm_offers: true }));
});

test('a block that repeats is changed alone or with the following ones', async () => {
  calendar = { ...calendar, entries: [entry({ series: { id: 3, every: 'week', until: null } })] };
  await openNextMonth();
  await button('Painters').first().click();
  await page.getByRole('combobox', { name: 'Apply changes to' }).click();
  await page.getByRole('option', { name: 'These dates and all later repeats' }).click();
  await inDialog('Save').click();
  await expectTold('Blocked dates changed');
  expect(sent(`PATCH ${CALENDAR}/1`)).toMatchObject({ whole: 'following', version: 3, note: 'Painters' });
});

test.each([
  {
    label: 'Free these and all later repeats',
    whole: 'following',
    told: /^Free again: .* and later, 2 dates in all\. The series ends before\.$/,
  },
  { label: 'Free the whole series', whole: 'all', told: /^Free again: all of the series \(2 dates\)$/ },
])('a series is freed as the button says: $label', async ({ label, whole, told }) => {
  calendar = { ...calendar, entries: [entry({ series: { id: 3, every: 'week', until: null } })] };
  const freed = [9, 16].map((index) => ({ fromDate: day(index), toDate: day(index + 2), note: '' }));
  answers[`DELETE ${CALENDAR}/1`] = ({ search }) =>
    search.get('whole') === whole ? { freed, repeat: { every: 'week', until: null } } : { freed: [], repeat: null };
  await openNextMonth();
  await button('Painters').first().click();
  await inDialog(label).click();
  await vi.waitFor(() => expect(listToasts().at(-1)?.text).toMatch(told));
});

test('a stay is not changed here; it leads to its trip, and its beds are counted', async () => {
  await openNextMonth();
  await expect.element(page.getByText(/: 1 of 2 beds/)).toBeVisible();
  await button('Chloé').first().click();
  await expect.element(page.getByText('Stays can’t be changed in the calendar.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Open stay' }).element().getAttribute('href')).toBe('/host-family/trips/12');
});

test('a reader without the right to write can block nothing', async () => {
  calendar = { ...calendar, canWrite: false };
  await openNextMonth();
  await expect.element(button('Block dates')).not.toBeInTheDocument();
  await button('Painters').first().click();
  await expect.element(page.getByText('Blocked by the family.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Free these dates' })).not.toBeInTheDocument();
});

test.each([360, 1280])('on a screen of %i px nothing is cut off, and axe finds nothing', async (width) => {
  await page.viewport(width, 1000);
  await openNextMonth();
  await expect.element(button('Painters').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await listAxeFaults()).toEqual([]);
  await expect.element(page.getByRole('radio', { name: width === 360 ? 'List' : 'Month' })).toBeChecked();
});
