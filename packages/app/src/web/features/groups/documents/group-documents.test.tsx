// The documents of a group on screen: download, what may be added by whom, and deleting after a question.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { GroupDocuments } from './group-documents.tsx';

const words = ['groups', 'documents', 'names', 'form', 'validation', 'upload', 'common'] as const;
const paper = {
  ...{ id: 31, kind: 'rooming', name: 'Room plan', fileName: 'plan.pdf', mediaType: 'application/pdf', size: 2048 },
  ...{ addedBy: 'Ana Silva', createdAt: '2026-06-15T10:00:00.000Z', canRemove: true },
};
const room = (roles: Parameters<typeof userWith>[0]) => partsOf({ at: '/hub/groups/5', words, user: userWith(roles), heading: 'Class 8b' });
const coordinator = room(['Coordinator']);

test.each([360, 1280])('a document is downloaded and deleted at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const { answers, open } = coordinator;
  let papers = [paper];
  answers['GET /api/groups/5/documents'] = () => ({ data: papers });
  answers['GET /api/attachments/limits'] = () => ({ maxBytes: 1_000_000, kinds: ['image', 'pdf'] });
  answers['DELETE /api/groups/5/documents/31'] = () => {
    papers = [];
    return { message: 'Deleted' };
  };
  await open(<GroupDocuments groupId={5} />);
  await expect.element(page.getByRole('link', { name: 'Download Room plan' })).toHaveAttribute('href', '/api/groups/5/documents/31/file');
  await expect.element(page.getByText('Rooming plan · 2 kB')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Delete: Room plan' }).click();
  await inDialog('Delete').click();
  await expectTold('Room plan deleted');
  await expect.element(page.getByText('No documents yet.')).toBeVisible();
});
