// Reviewing a report: what was reported, the way to the conversation, and the decision.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MessageReport } from '#contract/messaging/report.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { ReportDrawer } from './report-drawer.tsx';
import { ReportList } from './report-list.tsx';

const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

const report: MessageReport = {
  id: 3,
  conversationId: 12,
  messageId: 90,
  quoted: 'Write to me elsewhere.',
  reason: 'offPlatform',
  text: 'He asked twice.',
  reporter: { id: 8, name: 'Jeanne Martin' },
  reported: { id: 9, name: 'Sean Byrne' },
  createdAt: '2026-07-02T10:00:00.000Z',
  state: 'open',
  resolution: '',
  resolvedBy: null,
  resolvedAt: null,
};
const settled: MessageReport = {
  ...{ ...report, state: 'upheld', resolution: 'Warned them.' },
  ...{ resolvedBy: 'Ann Kelly', resolvedAt: '2026-07-03T10:00:00.000Z' },
};

const words = ['messagingReports', 'resource', 'names', 'titles', 'list', 'lists', 'form', 'validation'] as const;
const { answers, open, sent } = partsOf({ at: '/hub/message-reports', words, user: userWith(['Coordinator']) });

beforeEach(() => {
  answers['GET /api/message-reports'] = () => pageOf([report]);
});

const onClose = vi.fn();

async function openDrawer() {
  onClose.mockClear();
  await open(
    <>
      <ReportList views={views} linkTo={(id) => `/hub/message-reports?open=${id}`} />
      <ReportDrawer id={3} onClose={onClose} />
    </>,
  );
  await expect.element(page.getByRole('dialog').getByText('Write to me elsewhere.')).toBeVisible();
}

test('the list says why, whom and who', async () => {
  await open(<ReportList views={views} linkTo={(id) => `/hub/message-reports?open=${id}`} />);
  await expect
    .element(page.getByRole('row', { name: /Sean Byrne/ }))
    .toMatchTextContent(/Asks to book or pay outside.*Sean Byrne.*Jeanne Martin.*Open/);
});

test('a report quotes the message, leads to the conversation, and is settled with what was done', async () => {
  answers['PATCH /api/message-reports/3'] = () => settled;
  await openDrawer();
  expect(await listAxeFaults()).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'View conversation' })).toHaveAttribute('href', '/hub/messages?conversation=12');
  await inDialog('Resolve report').click();
  expect(sent('PATCH /api/message-reports/3')).toBeUndefined();
  await page.getByRole('radio', { name: /Upheld/ }).click();
  await page.getByRole('textbox', { name: 'Action taken' }).fill('Warned them.');
  await inDialog('Resolve report').click();
  await expectTold('Report resolved');
  expect(sent('PATCH /api/message-reports/3')).toEqual({ state: 'upheld', resolution: 'Warned them.' });
  expect(onClose).toHaveBeenCalled();
});

test('a report that somebody else has settled shows their decision', async () => {
  await openDrawer();
  answers['GET /api/message-reports'] = () => pageOf([settled]);
  answers['PATCH /api/message-reports/3'] = () => refuseWith(409, 'changedMeanwhile', 'Somebody was first.', { current: settled });
  await page.getByRole('radio', { name: /Dismissed/ }).click();
  await page.getByRole('textbox', { name: 'Action taken' }).fill('Nothing.');
  await inDialog('Resolve report').click();
  await expectTold('Somebody was first.');
  await expect.element(page.getByRole('dialog').getByText('Ann Kelly')).toBeVisible();
  await expect.element(inDialog('Resolve report')).not.toBeInTheDocument();
});
