// The kinds of emoji, apart from the emoji themselves, which are loaded when they are first opened.

export const EMOJI_KINDS = ['smileys', 'people', 'animals', 'food', 'activities', 'travel', 'objects'] as const;

export type EmojiKind = (typeof EMOJI_KINDS)[number];
