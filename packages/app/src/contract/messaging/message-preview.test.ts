// One line of the newest message, in English.

import { expect, test } from 'vitest';
import messages from '../../../messages/en/shared/conversations.json' with { type: 'json' };
import { CONTENT_TYPE } from './message.ts';
import { findMessagePreview, type PreviewedMessage } from './message-preview.ts';

function toPreview(message: Partial<PreviewedMessage> | null): string {
  const preview = findMessagePreview(message === null ? null : { content: '', contentType: 1, isWithdrawn: false, ...message });
  return 'text' in preview ? preview.text : messages[preview.key];
}

test.each([
  ['an image', { contentType: CONTENT_TYPE.image, content: 'A caption' }, 'Image'],
  ['a PDF', { contentType: CONTENT_TYPE.pdf }, 'PDF'],
  ['a video', { contentType: CONTENT_TYPE.video }, 'Video'],
  ['a recording', { contentType: CONTENT_TYPE.audio }, 'Audio'],
  ['another file', { contentType: CONTENT_TYPE.file }, 'File'],
  ['a text', { content: ' Hello,\n you ' }, 'Hello, you'],
  ['a link', { contentType: CONTENT_TYPE.link, content: 'https://example.com' }, 'https://example.com'],
  ['sentences of the product', { content: [{ text: 'Booked.', requireRoles: [] }] }, 'Booked.'],
  ['a withdrawn message', { isWithdrawn: true }, 'This message was withdrawn.'],
  ['no message', null, 'Conversation not started yet.'],
] as const)('the preview of %s says what it is', (_, message, expected) => {
  expect(toPreview(message as Partial<PreviewedMessage> | null)).toBe(expected);
});

test('a long text is cut without half a character', () => {
  const preview = toPreview({ content: '😀'.repeat(200) });
  expect(preview).toBe(`${'😀'.repeat(140)}…`);
});
