// A campaign into its form and back.

import { expect, test } from 'vitest';
import { isWritten, toBody, toDraft } from './campaign.model.ts';

test('a new campaign is for everybody, in no language yet, and without mails', () => {
  const draft = toDraft(null);
  expect(draft).toMatchObject({ type: 'generic', byMail: false, audience: { roles: [], locales: [], userIds: [] } });
  expect(Object.keys(draft.texts)).toHaveLength(8);
  // English stays, so that the form is told that it is missing.
  expect(Object.keys(toBody(draft).texts)).toEqual(['en']);
});

test('a language of which anything is written is sent, so that the rest of it is asked for', () => {
  const draft = toDraft(null);
  draft.texts.fr = { title: 'Été', body: '' };
  draft.texts.de = { title: ' ', body: '\n' };
  expect(Object.keys(toBody(draft).texts)).toEqual(['en', 'fr']);
  expect([isWritten(draft.texts.fr), isWritten(draft.texts.de), isWritten(undefined)]).toEqual([true, false, false]);
});
