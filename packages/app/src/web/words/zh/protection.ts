// Why nobody should write or book elsewhere, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const protection = {
  offPlatform: '为享有我们的支持和付款保护，请勿在本网站之外沟通或预订。',
} as const satisfies Section<'protection'>;
