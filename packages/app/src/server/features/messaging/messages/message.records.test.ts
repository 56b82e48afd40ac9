// Records of messages: sentences of the product for each audience, texts of people, and the labels of senders.

import { describe, expect, test } from 'vitest';
import { CONTENT_TYPE } from '#contract/messaging/message.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findContentType } from './content-type.rules.ts';
import { isForReader, toMessageContent, toRoleLabel } from './message.records.ts';
import type { MessageRow } from './messages.queries.ts';

const t = getTranslator('en');
const row: MessageRow = {
  ...{ id: 1, conversationId: 1, sequence: 1, senderId: null, messageType: 2, contentType: 1, localMessageId: null, replyToId: null },
  ...{ withdrawnAt: null, foldedText: null, createdAt: new Date(0), content: { text: 'Hello' } },
};
const values = { name: 'Anna', from: '2025-07-02', to: '2025-07-16' };
const enquiry: MessageRow = {
  ...row,
  content: {
    texts: [
      { sentence: 'enquiryOwn', values, requireRoles: ['Parent'] },
      { sentence: 'enquiryOnBehalf', values, requireRoles: ['Host family', 'Coordinator'] },
    ],
  },
};

describe('a message of the product', () => {
  test('has the enquiry sentences to the letter, each for its audience', () => {
    expect(toMessageContent(enquiry, { roles: ['Parent'], locale: 'en' }, t)).toEqual([
      { text: 'Your enquiry for Anna on 2 Jul 2025 - 16 Jul 2025.', requireRoles: ['Parent'] },
    ]);
    expect(toMessageContent(enquiry, { roles: ['Host family'], locale: 'en' }, t)).toEqual([
      { text: 'An enquiry has been made on behalf of Anna on 2 Jul 2025 - 16 Jul 2025.', requireRoles: ['Host family', 'Coordinator'] },
    ]);
  });

  test('has nothing for other roles, administrators included', () => {
    expect(toMessageContent(enquiry, { roles: ['Administrator'], locale: 'en' }, t)).toEqual([]);
    expect([isForReader(enquiry, ['Administrator']), isForReader(enquiry, []), isForReader(enquiry, ['Parent'])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('without roles is for everybody, also for an account without a role', () => {
    const open = { ...row, content: { texts: [{ sentence: 'started' as const, values: { name: 'Anna' }, requireRoles: [] }] } };
    expect(isForReader(open, [])).toBe(true);
    expect(toMessageContent(open, { roles: [], locale: 'en' }, t)).toEqual([{ text: 'Anna’s stay has started.', requireRoles: [] }]);
  });
});

test('an erased name is replaced by “Deleted account”, and one of a student by dots', () => {
  const joined = { sentence: 'joined' as const, values: { name: '' }, requireRoles: [] };
  const started = { sentence: 'started' as const, values: { name: '' }, requireRoles: [] };
  const erased = { ...row, content: { texts: [{ ...joined, personId: 1 }, started] } };
  expect(toMessageContent(erased, { roles: [], locale: 'en' }, t)).toMatchObject([
    { text: 'Deleted account joined the conversation.' },
    { text: '…’s stay has started.' },
  ]);
});

test('a withdrawn message has no content', () => {
  expect(toMessageContent({ ...row, withdrawnAt: new Date(1) }, { roles: [], locale: 'en' }, t)).toBe('');
});

test('a sender is labelled by the team role, or else by the first role', () => {
  expect(toRoleLabel({ teamRole: 'Care', roles: ['Coordinator'] }, t)).toBe('Care');
  expect(toRoleLabel({ teamRole: null, roles: ['Coordinator', 'Parent'] }, t)).toBe('Parent');
  expect(toRoleLabel({ teamRole: null, roles: [] }, t)).toBe('');
});

test.each([
  ['a text', { named: CONTENT_TYPE.text, fileKind: null, text: 'Hello' }, CONTENT_TYPE.text],
  ['a text with an address', { named: CONTENT_TYPE.text, fileKind: null, text: 'See www.example.com' }, CONTENT_TYPE.link],
  ['a link without an address', { named: CONTENT_TYPE.link, fileKind: null, text: 'Hello' }, null],
  ['an image', { named: CONTENT_TYPE.text, fileKind: 'image', text: '' }, CONTENT_TYPE.image],
  ['a PDF', { named: CONTENT_TYPE.pdf, fileKind: 'pdf', text: '' }, CONTENT_TYPE.pdf],
  ['a video', { named: CONTENT_TYPE.video, fileKind: 'video', text: '' }, CONTENT_TYPE.video],
  ['a sound', { named: CONTENT_TYPE.audio, fileKind: 'audio', text: '' }, CONTENT_TYPE.audio],
  ['an image as a file', { named: CONTENT_TYPE.file, fileKind: 'image', text: '' }, CONTENT_TYPE.file],
  ['an image that says PDF', { named: CONTENT_TYPE.pdf, fileKind: 'image', text: '' }, null],
] as const)('%s has the content type that follows from it', (_, sent, type) => {
  expect(findContentType(sent)).toBe(type);
});
