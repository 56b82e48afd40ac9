// A campaign into its form and back.

import { expect, test } from 'vitest';
import { bodyOf, draftOf, isWritten } from './campaign.model.ts';

test('a new campaign is for everybody, in no language yet, and without mails', () => {
  const draft = draftOf(null);
  expect(draft).toMatchObject({ type: 'generic', byMail: false, audience: { roles: [], locales: [], userIds: [] } });
  expect(Object.keys(draft.texts)).toHaveLength(8);
  // English stays, so that the form is told that it is missing.
  expect(Object.keys(bodyOf(draft).texts)).toEqual(['en']);
});

test('a language of which anything is written is sent, so that the rest of it is asked for', () => {
  const draft = draftOf(null);
  draft.texts.fr = { title: 'Été', body: '' };
  draft.texts.de = { title: ' ', body: '\n' };
  expect(Object.keys(bodyOf(draft).texts)).toEqual(['en', 'fr']);
  expect([isWritten(draft.texts.fr), isWritten(draft.texts.de), isWritten(undefined)]).toEqual([true, false, false]);
});
