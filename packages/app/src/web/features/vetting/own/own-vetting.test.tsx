// A family's own vetting: where it stands, and what it sends.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Attachment } from '#contract/attachments/attachment.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { OwnVetting } from './own-vetting.tsx';

const words = ['ownVetting', 'names', 'form', 'validation', 'upload', 'common'] as const;

const at = '2026-06-10T09:00:00.000Z';

const FILE = {
  randomRef: 'B'.repeat(22),
  kind: 'pdf',
  mediaType: 'application/pdf',
  size: 9,
  width: null,
  height: null,
  alt: '',
} as unknown as Attachment;

function vetting(change: Partial<Vetting> = {}): Vetting {
  return {
    ...{ id: 3, hostFamilyId: 3, name: 'Orla Murphy', state: 'profile_incomplete', transitions: ['submitted'] },
    moves: [{ step: 'submit', to: 'submitted', needsReason: false, blocker: null }],
    stateHistory: [{ from: null, to: 'registered', by: null, at, reason: '' }],
    ...{ checks: [], visits: [], requests: [], relations: [], profileGaps: [], missing: ['police'], approvalGaps: [] },
    adults: [{ person: 'guardian_one', name: 'Orla Murphy' }],
    ...{ assigneeId: null, version: 4 },
    ...change,
  };
}

let kept: Vetting;

const { answers, open, sent } = partsOf({ at: '/host-family/dashboard', words, user: userWith(['Host family']), heading: 'Dashboard' });

beforeEach(() => {
  kept = vetting();
  Object.assign(answers, {
    'GET /api/vetting/own': () => kept,
    'GET /api/attachments/limits': () => ({ maxBytes: 1_000_000, kinds: ['image', 'pdf'] }),
  });
});

test('a profile with gaps leads to them, and can’t be submitted', async () => {
  kept = vetting({ profileGaps: ['email', 'address', 'photos'] });
  await open(<OwnVetting />);
  await expect.element(page.getByText(/Confirm your email address/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Address' }))
    .toHaveAttribute('href', '/host-family/edit-my-family?field=addressLine1');
  await expect.element(button('Submit profile')).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
});

test('a complete profile is submitted after a question', async () => {
  answers['POST /api/vetting/own/submit'] = () => vetting({ state: 'submitted', moves: [], transitions: [] });
  await open(<OwnVetting />);
  await button('Submit profile').click();
  await inDialog('Submit profile').click();
  await expectTold('Profile submitted');
  await expect.element(page.getByText(/You don’t need to do anything/)).toBeVisible();
});

test('a rejected family reads why, and can apply again', async () => {
  kept = vetting({ state: 'rejected', stateHistory: [{ from: 'in_review', to: 'rejected', by: null, at, reason: 'Being rebuilt.' }] });
  await open(<OwnVetting />);
  await expect.element(page.getByText('Being rebuilt.')).toBeVisible();
  await expect.element(button('Apply again')).toBeVisible();
});

test('a family says whom of the staff it knows, and reads it afterwards', async () => {
  answers['POST /api/vetting/own/relations'] = () =>
    vetting({ relations: [{ user: { id: 9, name: 'Nora Daly' }, kind: 'relative', isDeclaredByFamily: true }] });
  await open(<OwnVetting />);
  await button('I know somebody who works here').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('nora daly');
  await page.getByRole('combobox', { name: 'How you know them' }).click();
  await page.getByRole('option', { name: 'Relative' }).click();
  expect(await listAxeFaults()).toEqual([]);
  await inDialog('Tell us').click();
  await expectTold('Thank you for telling us');
  expect(sent('POST /api/vetting/own/relations')).toEqual({ colleague: 'nora daly', kind: 'relative' });
  await expect.element(page.getByText('Nora Daly · Relative')).toBeVisible();
});

test('a home visit is told in the time zone of the home', async () => {
  const visit = { id: 1, visitor: null, doneOn: null, met: [], report: null, outcome: null, photos: [], version: 1 };
  kept = vetting({ visits: [{ ...visit, plannedAt: '2026-07-01T09:30:00.000Z', wallZone: 'Asia/Tokyo' }] });
  await open(<OwnVetting />);
  await expect.element(page.getByText(/Home visit:/)).toMatchTextContent(/18:30.*(GMT\+9|JST)/);
});

test('a request is answered', async () => {
  const request = { id: 8, items: ['visitDate' as const], text: 'When are you in?', askedBy: null, askedAt: at, answer: '' };
  kept = vetting({ state: 'in_review', moves: [], requests: [{ ...request, answeredAt: null, closedAt: null, files: [] }] });
  answers['POST /api/vetting/own/requests/8'] = () => vetting({ state: 'in_review', moves: [] });
  await open(<OwnVetting />);
  await button('Answer request').click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('On Fridays.');
  expect(await listAxeFaults()).toEqual([]);
  await button('Send answer').click();
  await expectTold('Answer sent');
  expect(sent('POST /api/vetting/own/requests/8')).toEqual({ answer: 'On Fridays.', refs: [] });
});

test('a family reads how long its police checks are valid, and whose reference hasn’t come', async () => {
  const check = { id: 1, issuedOn: null, summary: null, reason: null, attachment: null, recordedBy: null, recordedAt: at, version: 1 };
  const file = { attachment: { ...FILE, name: 'police.pdf' } };
  const reference = { name: 'Anna', email: 'anna@example.test', relation: 'Neighbour', askedAt: at, remindedAt: null, expiresAt: at };
  kept = vetting({
    ...{ state: 'checks_pending', moves: [], transitions: [] },
    checks: [
      { ...check, ...file, kind: 'police', person: 'guardian_one', status: 'passed', expiresAt: '2029-06-01', reference: null },
      {
        ...{ ...check, id: 2, kind: 'reference', person: 'family', status: 'requested', expiresAt: null },
        reference: { ...reference, answeredAt: null, marks: null, text: '' },
      },
    ],
  });
  await open(<OwnVetting />);
  await expect.element(page.getByRole('region', { name: 'Police checks' })).toMatchTextContent(/Orla Murphy.*Passed.*Valid until.*2029/);
  await expect.element(page.getByRole('link', { name: 'police.pdf' })).toHaveAttribute('href', `/api/attachments/${FILE.randomRef}`);
  await expect.element(page.getByRole('region', { name: 'References' })).toMatchTextContent(/Anna.*no answer yet/);
  await button('Send police check of Orla Murphy').click();
  await button('Send certificate').click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Certificate/);
  expect(sent('POST /api/vetting/own/certificates')).toBeUndefined();
});
