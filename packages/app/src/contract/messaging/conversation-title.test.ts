// The titles of conversations, by who reads them, in English.

import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import messages from '../../../messages/en/shared/conversations.json' with { type: 'json' };
import type { ReaderSide } from './conversation.shapes.ts';
import { findConversationTitle, type TitleFacts } from './conversation-title.ts';

const t = createTranslator({ locale: 'en', messages: { conversations: messages } });

const NOTHING: TitleFacts = { type: 'trip-host-family', student: '', family: '', supportName: '', name: '' };
const STAY: TitleFacts = { ...NOTHING, student: 'Anna', family: 'Byrne' };

function toTitle(facts: TitleFacts, side: ReaderSide): string {
  const title = findConversationTitle(facts, side);
  return 'text' in title ? title.text : t(`conversations.${title.key}`, title.values as never);
}

describe('the title of a conversation', () => {
  test.each<[string, TitleFacts, ReaderSide, string]>([
    ['names student and family for staff', STAY, 'staff', "Anna's Trip, The Byrne Family"],
    ['names the family for parents', STAY, 'parent', 'The Byrne Family'],
    ['names the student for host families', STAY, 'host', "Anna's Trip"],
    ['names the student for parents before there is a family', { ...STAY, family: '' }, 'parent', "Anna's Trip"],
    ['names the family alone where no student is known', { ...STAY, student: '' }, 'staff', 'The Byrne Family'],
    ['is the same for a trip', { ...STAY, type: 'trip' }, 'staff', "Anna's Trip, The Byrne Family"],
    ['falls back where nothing is known', NOTHING, 'staff', 'New Conversation'],
    ['names who asks support for staff', { ...NOTHING, type: 'customer-support', supportName: 'Maria' }, 'staff', 'Maria - Support'],
    ['is the label of support for everybody else', { ...NOTHING, type: 'customer-support', supportName: 'Maria' }, 'parent', 'Support'],
    ['is the name of a group', { ...NOTHING, type: 'group', name: 'July Group' }, 'parent', 'July Group'],
    ['is the default of a group without a name', { ...NOTHING, type: 'group' }, 'host', 'Group Conversation'],
  ])('%s', (_, facts, side, expected) => {
    expect(toTitle(facts, side)).toBe(expected);
  });
});
