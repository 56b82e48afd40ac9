// The conversations about a host family or a trip on its page.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { ConversationCards } from './conversation-cards.tsx';

const { answers, asked, open } = partsOf({
  at: '/hub/hostfamilies/7/edit',
  words: ['messagingCards', 'list'],
  user: userWith(['Coordinator']),
});
const CONVERSATIONS = 'GET /api/conversations';

const conversation = {
  ...{ id: 12, title: 'Léa’s Trip, The Byrne Family', conversationableType: 'trip-host-family', isUnread: true },
  trip: {
    ...{ id: 3, state: 'booked', fromDate: '2026-07-06', toDate: '2026-07-20' },
    student: { id: 1, firstName: 'Léa', photoRef: null },
  },
  createdAt: '2026-06-01T10:00:00.000Z',
  mostRecentConversationMessage: {
    ...{ id: 9, sequence: 2, senderId: 4, contentType: 1 },
    createdAt: '2026-06-01T10:00:00.000Z',
    preview: 'Do you have a garden?',
  },
};

beforeEach(() => {
  answers[CONVERSATIONS] = () => pageOf([conversation]);
});

const queried = (name: string) => asked.find(({ key }) => key === CONVERSATIONS)?.search.get(name);

test('those of a family have their stay, and open in the inbox', async () => {
  await open(<ConversationCards about={{ hostFamilyId: 7 }} tripBadge={(state) => <span>{state}</span>} />);
  const link = page.getByRole('link', { name: /Léa’s Trip/ });
  await expect.element(link).toHaveAttribute('href', '/hub/messages?conversation=12');
  await expect.element(page.getByRole('article')).toMatchTextContent(/Do you have a garden\?.*booked/);
  expect(queried('host_family_id')).toBe('7');
  expect(await listAxeFaults()).toEqual([]);
});

test('those of a trip leave out the stay that all of them are about', async () => {
  await open(<ConversationCards about={{ tripId: 3 }} />);
  await expect.element(page.getByRole('article')).toMatchTextContent(/Do you have a garden\?$/);
  expect(queried('trip_id')).toBe('3');
});

test('those of a group are asked for by its number', async () => {
  await open(<ConversationCards about={{ groupId: 5 }} />);
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(queried('group_id')).toBe('5');
});

test('says that there are none', async () => {
  answers[CONVERSATIONS] = () => pageOf([]);
  await open(<ConversationCards about={{ tripId: 3 }} />);
  await expect.element(page.getByText('No conversations that you can read.')).toBeVisible();
});
