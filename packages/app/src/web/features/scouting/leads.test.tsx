// Families that might host on screen: the list, one beside it with its steps, the form with duplicates, the import and the funnel.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Lead, LeadImport as Report } from '#contract/scouting/leads.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadFunnel } from './lead-funnel.tsx';
import { LeadImport } from './lead-import.tsx';
import { LeadList } from './lead-list.tsx';

const words = [
  ...['scouting', 'hostRegistration', 'names', 'resource', 'titles', 'list', 'lists', 'form', 'calendar', 'validation', 'chart'],
  ...['common'],
] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

function lead(change: Partial<Lead> = {}): Lead {
  return {
    ...{ id: 5, name: 'Maeve Byrne', firstName: 'Maeve', lastName: 'Byrne', email: 'maeve@example.test', phone: '+353 87 123 4567' },
    ...{ addressLine1: '1 Main Street', cityTown: 'Ennis', postcode: '', countyId: 1, county: 'Clare', countryId: 372, locale: 'en' },
    ...{ inquirySourceId: 2, sourceCode: 'friend', source: 'Friend', campaign: '', stage: 'contacted', notes: 'Kind.', lostReason: '' },
    ...{ stageAt: '2026-07-01T09:00:00.000Z', createdAt: '2026-07-01T09:00:00.000Z', invitedAt: null, inviteUrl: null },
    ...{ assignee: { id: 7, name: 'Nora Byrne' }, nextFollowUp: '2026-07-02', hostFamilyId: null, version: 2 },
    steps: ['interest', 'lose'],
    events: [
      { id: 2, kind: 'call', fromStage: null, toStage: null, text: 'Has two rooms.', by: 'Nora Byrne', at: '2026-07-01T10:00:00.000Z' },
      { id: 1, kind: 'stage', fromStage: null, toStage: 'lead', text: '', by: 'Nora Byrne', at: '2026-07-01T09:00:00.000Z' },
    ],
    ...change,
  };
}

const report = (outcome: 'added' | 'faulty'): Report => ({
  counts: { added: outcome === 'added' ? 1 : 0, updated: 0, unchanged: 0, skipped: 0, faulty: outcome === 'faulty' ? 1 : 0 },
  rows: [
    { line: 2, outcome, name: 'Orla Kelly', leadId: null, reasons: [], message: outcome === 'faulty' ? '“Email” isn’t valid.' : null },
  ],
  unknownHeadings: ['Dogs'],
});

const nobody = { leads: [], families: [] };
let kept: Lead;
const { answers, open, sent } = partsOf({
  at: '/hub/scouting-families',
  words,
  user: userWith(['Vetting admin']),
  heading: 'Scouting families',
});

beforeEach(() => {
  kept = lead();
  Object.assign(answers, {
    'GET /api/scouting-leads': () => pageOf([kept]),
    'GET /api/scouting-leads/5': () => kept,
    'GET /api/scouting-leads/assignees': () => ({ data: [{ id: 7, name: 'Nora Byrne' }] }),
    'GET /api/scouting-leads/duplicates': () => nobody,
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Clare', countryId: 372 }] }),
    'GET /api/become_a_host/options': () => ({
      ...{ countries: [], hostingTypes: [] },
      inquirySources: [{ id: 2, code: 'friend', name: 'Friend' }],
    }),
  });
});

test('the list names stage, follow-up and source in words', async () => {
  await open(<LeadList views={views} add={null} linkTo={(id) => `/hub/scouting-families?open=${id}`} />);
  const row = page.getByRole('row', { name: /Maeve Byrne/ });
  await expect.element(row).toBeVisible();
  await expect.element(row.getByText('Contacted')).toBeVisible();
  await expect.element(row.getByText('A friend or another family')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test.each([360, 1280])('a family is shown with what happened, and takes its steps, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  answers['POST /api/scouting-leads/5/step'] = () => {
    kept = lead({ stage: 'lost', lostReason: 'Moves abroad', steps: ['reopen'], version: 3 });
    return kept;
  };
  await open(<LeadDrawer id={5} onClose={() => undefined} />);
  await expect.element(page.getByText('Has two rooms.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Mark as lost').click();
  await page.getByLabelText(/Reason/).fill('Moves abroad');
  await page.getByRole('dialog', { name: 'Mark Maeve Byrne as lost?' }).getByRole('button', { name: 'Mark as lost' }).click();
  await expectTold('Stage changed');
  expect(sent('POST /api/scouting-leads/5/step')).toEqual({ step: 'lose', reason: 'Moves abroad', version: 2 });
  await expect.element(button('Reopen')).toBeVisible();
});

test('a lead that lacks what a family needs is completed first', async () => {
  kept = lead({ email: '', countyId: null });
  await open(<LeadDrawer id={5} onClose={() => undefined} />);
  await button('Create host family').click();
  const dialog = page.getByRole('dialog', { name: 'Create host family Maeve Byrne?' });
  await expect.element(dialog.getByText('To create a host family, first add: Email, County.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a registered lead leads to the family it became', async () => {
  kept = lead({ stage: 'registered', hostFamilyId: 31, steps: [] });
  await open(<LeadDrawer id={5} onClose={() => undefined} />);
  await expect.element(page.getByRole('link', { name: 'Maeve Byrne' })).toHaveAttribute('href', '/hub/hostfamilies/31/edit');
});

test('a note is added with the next follow-up', async () => {
  answers['POST /api/scouting-leads/5/events'] = () => lead();
  await open(<LeadDrawer id={5} onClose={() => undefined} />);
  await page.getByRole('textbox', { name: 'What happened' }).fill('Wants a visit.');
  await button('Add').click();
  await expectTold('History updated');
  expect(sent('POST /api/scouting-leads/5/events')).toEqual({ kind: 'call', text: 'Wants a visit.', next_follow_up: '2026-07-02' });
});

test('the form warns of the same family, and saves it only if that is confirmed', async () => {
  answers['GET /api/scouting-leads/duplicates'] = () => ({
    leads: [{ id: 9, name: 'M. Byrne', cityTown: 'Ennis', stage: 'lead', assignee: '', reasons: ['phone'] }],
    families: [],
  });
  let isRefused = true;
  answers['POST /api/scouting-leads'] = () => {
    if (!isRefused) return lead();
    isRefused = false;
    return refuseWith(409, 'leadDuplicate', 'M. Byrne looks like the same family.');
  };
  const saved: number[] = [];
  await open(<LeadForm onSaved={({ id }) => saved.push(id)} onClose={() => undefined} />);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byrne');
  await expect.element(page.getByText('same phone', { exact: false })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Save').click();
  await button('Save anyway').click();
  await expect.poll(() => saved).toEqual([5]);
  expect(sent('POST /api/scouting-leads')).toMatchObject({ last_name: 'Byrne', next_follow_up: null, confirmed: true });
});

test('a file is looked at before it is imported', async () => {
  answers['POST /api/scouting-leads/import'] = () => report('added');
  const closed: string[] = [];
  await open(<LeadImport onClose={() => closed.push('yes')} />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await userEvent.upload(page.elementLocator(input), new File(['Name\nOrla Kelly\n'], 'leads.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('Orla Kelly')).toBeVisible();
  await expect.element(page.getByText('Added to the notes: Dogs')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Import 1 family').click();
  await expectTold('1 family imported');
  expect(closed).toEqual(['yes']);
});

test('lines that were not imported stay on screen until they are closed, and can be saved', async () => {
  const [good] = report('added').rows;
  const [bad] = report('faulty').rows;
  const mixed = {
    ...report('added'),
    counts: { ...report('added').counts, faulty: 1 },
    rows: [good, { ...bad, line: 3, name: 'Nora Daly' }],
  };
  answers['POST /api/scouting-leads/import'] = () => mixed;
  const saved = vi.spyOn(URL, 'createObjectURL');
  const closed: string[] = [];
  await open(<LeadImport onClose={() => closed.push('yes')} />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await userEvent.upload(page.elementLocator(input), new File(['Name\n'], 'leads.csv', { type: 'text/csv' }));
  await button('Import 1 family').click();
  await expect.element(page.getByText(/1 line wasn’t imported/)).toBeVisible();
  await expect.element(page.getByText('Nora Daly')).toBeVisible();
  expect(page.getByText('Orla Kelly').elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
  await button('Download errors').click();
  const [blob] = saved.mock.calls[0] ?? [];
  expect(await (blob as Blob).text()).toContain('"3","Nora Daly","“Email” isn’t valid."');
  expect(closed).toEqual([]);
  await button('Close').last().click();
  expect(closed).toEqual(['yes']);
});

test('the funnel has its figures in a table, with the share that registered', async () => {
  answers['GET /api/scouting-leads/funnel'] = () => ({
    data: [{ id: 2, code: 'friend', name: 'Friend', leads: 8, contacted: 6, interested: 4, invited: 3, registered: 2, lost: 1 }],
  });
  await open(<LeadFunnel />);
  const row = page.getByRole('row', { name: /A friend or another family/ });
  await expect.element(row.getByText('25%')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});
