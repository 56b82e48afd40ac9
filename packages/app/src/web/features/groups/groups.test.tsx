// Groups on screen: the list, the form, the members with their trips, several at once, and who stays where.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Group } from '#contract/groups/groups.shapes.ts';
import type { GroupMember, MemberImport as Report } from '#contract/groups/members.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { DuplicateGroup, GroupForm } from './group-form.tsx';
import { GroupList } from './group-list.tsx';
import { GroupMembers } from './group-members.tsx';
import { RoomingList } from './rooming-list.tsx';

const words = [...['groups', 'names', 'resource', 'titles', 'list', 'lists', 'form', 'calendar', 'validation', 'common', 'trips']] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

const group: Group = {
  ...{ id: 5, name: 'Class 8b', state: 'planning', fromDate: '2026-07-06', toDate: '2026-07-18', members: 2, trips: 1, size: 40 },
  ...{ leader: 'Eva Berger', leaderEmail: 'eva@example.test', leaderPhone: '', notes: '', createdAt: '2026-05-01T09:00:00.000Z' },
  ...{ agent: null, county: { id: 1, name: 'Clare' }, camp: null, tripType: null, business: null, version: 3 },
};

const going: GroupMember = {
  ...{ studentId: 1, name: 'Mia Berger', dateOfBirth: '2012-07-10', gender: 'female', parents: ['Eva Berger'] },
  trip: { id: 9, state: 'booked', fromDate: '2026-07-06', toDate: '2026-07-18', hostFamilyId: 31, hostFamilyName: 'Byrne' },
};
const waiting: GroupMember = { studentId: 2, name: 'Tom Kurz', dateOfBirth: null, gender: '', parents: [], trip: null };

const report: Report = {
  counts: { created: 1, added: 0, member: 0, possible: 1, faulty: 1 },
  rows: [
    { line: 2, outcome: 'created', name: 'Lia Costa', parentEmail: 'rui@example.test', message: null },
    { line: 3, outcome: 'faulty', name: 'Ben', parentEmail: null, message: '“Name” is missing or isn’t valid.' },
    { line: 4, outcome: 'possible', name: 'Rui Costa', parentEmail: null, message: 'Same name as student 12.' },
  ],
  headings: ['Name', 'Room'],
  columns: ['name', null],
};

const { answers, asked, open, sent } = partsOf({ at: '/hub/groups/5', words, user: userWith(['Coordinator']), heading: 'Class 8b' });

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/groups': () => pageOf([group]),
    'GET /api/groups/5': () => group,
    'GET /api/groups/5/members': () => ({ data: [going, waiting] }),
    'GET /api/students/newlist': () => ({ table: pageOf([]) }),
    'GET /api/students/agents': () => ({ data: [{ id: 7, name: 'Ana Silva' }] }),
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Clare', countryId: 372 }] }),
    'GET /api/activities': () => pageOf([]),
    'GET /api/businesses': () => pageOf([]),
    'GET /api/booking/choices': () => ({ tripTypes: [], serviceTypes: [] }),
  });
});

const showMembers = (members: readonly GroupMember[]) =>
  open(<GroupMembers group={group} members={members} badge={({ state }) => <span>{state}</span>} />);

test('the list leads to a group, without those that are archived', async () => {
  await open(<GroupList views={views} add={null} />);
  const row = page.getByRole('row', { name: /Class 8b/ });
  await expect.element(row.getByText('Planning')).toBeVisible();
  await expect.element(row.getByText('Clare')).toBeVisible();
  expect(asked.find(({ key }) => key === 'GET /api/groups')?.search.get('state')).toBe('planning,confirmed,travelling,done');
  expect(await listAxeFaults()).toEqual([]);
});

test('members who all have a trip are shown without a column of actions', async () => {
  await showMembers([going]);
  await expect.element(page.getByText('1 member, 1 with a trip')).toBeVisible();
  await expect.element(page.getByText('Actions')).not.toBeInTheDocument();
});

test.each([360, 1280])('members are shown with their trips, and one is taken out, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  answers['DELETE /api/groups/5/members/2'] = () => ({ data: [going] });
  await showMembers([going, waiting]);
  const row = page.getByRole('row', { name: /Mia Berger/ });
  // She turns 14 during the stay.
  await expect.element(row.getByText('13', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 members, 1 with a trip')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Remove Tom Kurz').click();
  await inDialog('Remove').click();
  await expectTold('Tom Kurz removed');
  expect(page.getByRole('button', { name: 'Remove Mia Berger' }).elements()).toEqual([]);
});

test('trips are created for all; why there is none for somebody stays on screen', async () => {
  answers['POST /api/groups/5/trips'] = () => ({
    data: [
      { studentId: 1, name: 'Mia Berger', outcome: 'existing', tripId: 9, message: null },
      { studentId: 2, name: 'Tom Kurz', outcome: 'refused', tripId: null, message: 'No beds.' },
    ],
  });
  await showMembers([going, waiting]);
  await button('Create trips').click();
  await expect.element(page.getByText(/1 member without a trip gets one/)).toBeVisible();
  await inDialog('Create trips').click();
  await expectTold('0 trips created');
  await expect.element(page.getByText('Tom Kurz: No beds.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('lines are checked before they are added, with columns that can be chosen', async () => {
  answers['POST /api/groups/5/import'] = () => report;
  await showMembers([]);
  await button('Add several').click();
  await page.getByRole('textbox', { name: 'Lines' }).fill('Name\tRoom\nLia Costa\t4\nBen\t5');
  await button('Check lines').click();
  await expect.element(page.getByText('Parent: rui@example.test')).toBeVisible();
  await expect.element(page.getByText('“Name” is missing or isn’t valid.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('combobox', { name: 'Column 2: Room' }).click();
  await page.getByRole('option', { name: 'Last name' }).click();
  await expect.poll(() => sent('POST /api/groups/5/import')).toMatchObject({ columns: ['name', 'lastName'], dry_run: true });
  await button('Add 1 student').click();
  await expectTold('1 student added');
  expect(sent('POST /api/groups/5/import')).toMatchObject({ dry_run: false });
});

test('a group is edited with its version; empty fields stand for nothing', async () => {
  answers['PATCH /api/groups/5'] = () => ({ ...group, size: null });
  const saved: (number | null)[] = [];
  await open(<GroupForm group={group} onSaved={({ size }) => saved.push(size)} onClose={() => undefined} />);
  await page.getByRole('textbox', { name: 'Expected size' }).fill('');
  expect(await listAxeFaults()).toEqual([]);
  await button('Save').click();
  await expect.poll(() => saved).toEqual([null]);
  expect(sent('PATCH /api/groups/5')).toMatchObject({ size: null, from_date: '2026-07-06', county_id: 1, agent_id: null, version: 3 });
});

test('a copy needs a name of its own', async () => {
  answers['POST /api/groups/5/duplicate'] = () => ({ ...group, id: 6, name: 'Class 9b' });
  const copies: number[] = [];
  await open(<DuplicateGroup group={group} onDone={({ id }) => copies.push(id)} onClose={() => undefined} />);
  await page.getByRole('textbox', { name: 'Name of the new group' }).fill('Class 9b');
  await page.getByRole('checkbox', { name: 'Copy the members' }).click();
  expect(await listAxeFaults()).toEqual([]);
  await inDialog('Duplicate').click();
  await expect.poll(() => copies).toEqual([6]);
  expect(sent('POST /api/groups/5/duplicate')).toEqual({ name: 'Class 9b', with_members: true });
});

test('the rooming list has each family with its students', async () => {
  const other = { ...going, studentId: 3, name: 'Ida Noll', trip: going.trip && { ...going.trip, id: 10, hostFamilyId: null } };
  await open(<RoomingList members={[going, waiting, other]} />);
  await expect.element(page.getByRole('row', { name: /The Byrne family/ }).getByText('Mia Berger')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /No host family yet/ }).getByText('Ida Noll')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});
