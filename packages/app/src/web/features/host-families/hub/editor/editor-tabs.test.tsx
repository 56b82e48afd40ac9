// The tabs of the hub's editor of a host family: what is half typed.

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { userWith } from '#web/testing/accounts.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { EditorTabs } from './editor-tabs.tsx';
import { NotesTab } from './notes-tab.tsx';

const words = ['hubFamilyEdit', 'form', 'validation'] as const;
const { answers, open } = partsOf({ at: '/hub/hostfamilies/7/edit', words, user: userWith(['Coordinator']) });

function EditorWithNotes() {
  const [tab, setTab] = useState<'notes' | 'live'>('notes');
  return (
    <EditorTabs names={['live', 'notes']} tab={tab} kept={['notes']} labelOf={(name) => name} onTab={setTab}>
      {(name) => (name === 'notes' ? <NotesTab id={7} /> : <p>Parents find this family.</p>)}
    </EditorTabs>
  );
}

test('a half-written note is still there after another tab', async () => {
  answers['GET /api/host_families/7/notes'] = () => ({ data: [] });
  await open(<EditorWithNotes />);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('They asked for');
  await page.getByRole('tab', { name: 'live' }).click();
  await expect.element(page.getByText('Parents find this family.')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'notes' }).click();
  await expect.element(note).toHaveValue('They asked for');
  await expect.element(page.getByText('Parents find this family.')).not.toBeInTheDocument();
});
