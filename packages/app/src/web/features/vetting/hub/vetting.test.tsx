// The queue of vetting and a family's vetting beside it: what can be done is offered, what stands in the way is told.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ListedVetting, type Vetting, VISIT_POINTS } from '#contract/vetting/vetting.shapes.ts';
import { session } from '#web/platform/session/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { VettingDrawer } from './vetting-drawer.tsx';
import { VettingList } from './vetting-list.tsx';

const words = ['vetting', 'titles', 'list', 'lists', 'names', 'form', 'calendar', 'validation', 'upload', 'common'] as const;

const at = '2026-06-10T09:00:00.000Z';

function vetting(change: Partial<Vetting> = {}): Vetting {
  return {
    ...{ id: 3, hostFamilyId: 3, name: 'Orla Murphy', state: 'checks_pending', transitions: ['approved', 'rejected'] },
    moves: [
      { step: 'approve', to: 'approved', needsReason: false, blocker: 'checksOpen' },
      { step: 'reject', to: 'rejected', needsReason: true, blocker: null },
    ],
    stateHistory: [{ from: 'home_visit', to: 'checks_pending', by: 'Vera Vetter', at, reason: '' }],
    checks: [],
    visits: [],
    requests: [],
    relations: [],
    profileGaps: [],
    missing: ['references', 'police'],
    approvalGaps: [],
    adults: [
      { person: 'guardian_one', name: 'Orla Murphy' },
      { person: 'adult:7', name: 'Noel Byrne' },
    ],
    ...{ assigneeId: null, version: 4 },
    ...change,
  };
}

const listed: ListedVetting = {
  ...{ id: 3, hostFamilyId: 3, name: 'Orla Murphy', countyId: 1, county: 'Kerry', state: 'checks_pending', since: at },
  ...{ assignee: null, missing: ['references'], expiresOn: '2026-08-01', answered: true, version: 4 },
};

let kept: Vetting;

const { answers, open, sent } = partsOf({ at: '/hub/vetting', words, user: userWith(['Vetting admin']) });

beforeEach(() => {
  kept = vetting();
  Object.assign(answers, {
    'GET /api/vetting': () => pageOf([listed]),
    'GET /api/vetting/3': () => kept,
    'GET /api/vetting/staff': () => ({ data: [{ id: 5, name: 'Vera Vetter', canDecide: true }] }),
    'GET /api/dependencies/counties': () => ({ data: [{ id: 1, name: 'Kerry', countryId: 1 }] }),
    'GET /api/attachments/limits': () => ({ maxBytes: 1_000_000, kinds: ['image', 'pdf'] }),
  });
});

const drawer = () => open(<VettingDrawer id={3} onClose={() => {}} />);

test('the drawer tells what is missing, and what stands in the way of a step', async () => {
  await drawer();
  await expect.element(page.getByText('Missing for the approval: References, Police checks')).toBeVisible();
  await expect.element(button('Approve')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Approve')).toHaveAccessibleDescription(/police checks are missing or have expired/);
  await expect.element(page.getByRole('region', { name: 'Police checks' })).toMatchTextContent(/Noel Byrne.*No police check yet/);
  expect(await listAxeFaults()).toEqual([]);
});

test('a rejection needs a reason, and is sent with the version that was read', async () => {
  answers['POST /api/vetting/3/transition'] = () => {
    kept = vetting({ state: 'rejected', moves: [], transitions: [], version: 5 });
    return kept;
  };
  await drawer();
  await button('Reject').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The house is being rebuilt.');
  await inDialog('Reject').click();
  await expectTold('Orla Murphy rejected');
  expect(sent('POST /api/vetting/3/transition')).toEqual({ to: 'rejected', reason: 'The house is being rebuilt.', version: 4 });
  await expect.element(page.getByText(/It’s the family’s turn/)).toBeVisible();
});

test('an approval names what is still open, and needs a reason', async () => {
  const approve = { step: 'approve', to: 'approved', needsReason: true, blocker: null } as const;
  const approvalGaps: Vetting['approvalGaps'] = [
    { gap: 'reference', name: 'Anna' },
    { gap: 'visit', points: ['smokeAlarm', 'desk'] },
  ];
  kept = vetting({ missing: [], moves: [approve], approvalGaps });
  answers['POST /api/vetting/3/transition'] = () => vetting({ state: 'approved', moves: [], version: 5 });
  await drawer();
  await button('Approve').click();
  await expect.element(page.getByRole('dialog').last()).toMatchTextContent(/Anna.*Smoke alarm.*Desk/);
  await page.getByRole('textbox', { name: /Why approve/ }).fill('Anna told us on the phone.');
  await inDialog('Approve').click();
  await expectTold('Orla Murphy approved');
  expect(sent('POST /api/vetting/3/transition')).toEqual({ to: 'approved', reason: 'Anna told us on the phone.', version: 4 });
});

test('a police check of another adult is recorded with its days', async () => {
  answers['POST /api/vetting/3/checks'] = () => vetting({ version: 5 });
  await drawer();
  await button('Record police check of Noel Byrne').click();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('textbox', { name: 'Issued on' }).fill('01/06/2026');
  await page.getByRole('textbox', { name: 'Valid until' }).fill('01/06/2029');
  await button('Save check').click();
  await expectTold('Police check saved');
  expect(sent('POST /api/vetting/3/checks')).toMatchObject({
    ...{ kind: 'police', person: 'adult:7', status: 'passed', issued_on: '2026-06-01', expires_at: '2029-06-01' },
  });
});

test('the report of a home visit shows every point with its answer, and its photos as pictures in their order', async () => {
  const photo = (name: string) =>
    ({
      randomRef: `${name}-ref`,
      name,
      kind: 'image',
      mediaType: 'image/jpeg',
      size: 9,
      width: 40,
      height: 30,
      alt: '',
      createdAt: at,
    }) as const;
  const visit: Vetting['visits'][number] = {
    ...{ id: 8, plannedAt: null, wallZone: '', visitor: null, doneOn: '2026-06-09', report: 'Warm and tidy.', version: 2 },
    ...{ outcome: 'positive', photos: [photo('door.jpg'), photo('bed.jpg')] },
    met: ['ownBed'],
  };
  kept = vetting({ visits: [visit] });
  await drawer();
  const points = page.getByRole('list', { name: 'Checklist' }).getByRole('listitem');
  await expect.poll(() => points.elements().length).toBe(VISIT_POINTS.length);
  await expect.element(points.filter({ hasText: 'Own bed' })).toMatchTextContent(/Own bed: in order/);
  await expect.element(points.filter({ hasText: 'Smoke alarm' })).toMatchTextContent(/Smoke alarm: not confirmed/);
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('img');
  expect(photos.elements().map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'))).toEqual(['door.jpg', 'bed.jpg']);
  expect(await listAxeFaults()).toEqual([]);
});

test('a home visit is planned with a day and its time, or without both', async () => {
  answers['POST /api/vetting/3/visits'] = () => vetting({ version: 5 });
  await drawer();
  await button('Plan visit').click();
  await page.getByRole('textbox', { name: 'Date' }).fill('20/06/2026');
  await inDialog('Plan visit').click();
  await expect.element(page.getByLabelText('Time')).toBeInvalid();
  await page.getByLabelText('Time').fill('14:30');
  expect(await listAxeFaults()).toEqual([]);
  await inDialog('Plan visit').click();
  await expectTold('Home visit planned');
  expect(sent('POST /api/vetting/3/visits')).toMatchObject({ planned_at: '2026-06-20T13:30:00.000Z' });
});

test('staff who know the family are told so', async () => {
  kept = vetting({ moves: vetting().moves.map((move) => ({ ...move, blocker: 'relatedFamily' as const })) });
  await drawer();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/You know this family/);
  await expect.element(button('Reject')).toHaveAttribute('aria-disabled', 'true');
});

test('a coordinator is offered visits, and no decisions', async () => {
  session.set({ state: 'signedIn', user: { ...userWith(['Coordinator']), capabilities: ['vetting.read', 'vetting.visit'] } });
  kept = vetting({ moves: [], transitions: [] });
  await drawer();
  await expect.element(button('Plan visit')).toBeVisible();
  for (const name of ['Record document', 'Ask for reference', 'Ask for information', 'Declare relation']) {
    await expect.element(button(name)).not.toBeInTheDocument();
  }
});

test('the queue assigns families to one of the staff', async () => {
  answers['POST /api/vetting/assign'] = () => ({ assigned: [3], refused: [] });
  const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
  await open(<VettingList views={views} linkTo={(id) => `/hub/vetting?family=${id}`} />);
  await expect.element(page.getByRole('link', { name: 'Orla Murphy' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Orla Murphy/ }).click();
  expect(await listAxeFaults()).toEqual([]);
  await button('Assign').click();
  await page.getByRole('combobox', { name: 'Assigned to' }).click();
  await page.getByRole('option', { name: 'Vera Vetter' }).click();
  await inDialog('Assign').click();
  await expectTold('1 family assigned.');
  expect(sent('POST /api/vetting/assign')).toEqual({ ids: [3], assignee_id: 5 });
});
