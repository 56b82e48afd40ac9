// Why nobody should write or book elsewhere, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const protection = {
  offPlatform: 'サポートと支払い保護を受けるため、連絡や予約は必ず当サイト内で行ってください。',
} as const satisfies Section<'protection'>;
