// The tags that come with the product; the messages name each by its code. Tags that staff add have their own name.

import type { TagKind } from './tag-kinds.ts';

export const TAG_CODES = {
  amenity: [
    'wifi',
    'own_room',
    'own_bathroom',
    'desk',
    'garden',
    'washing_machine',
    'television',
    'piano',
    'bicycles',
    'swimming_pool',
    'trampoline',
    'near_beach',
    'near_bus',
    'step_free',
  ],
  interest: [
    'football',
    'riding',
    'music',
    'sailing',
    'hiking',
    'cooking',
    'art',
    'reading',
    'board_games',
    'swimming',
    'cycling',
    'gardening',
    'cinema',
    'technology',
  ],
  category: [
    'water_sports',
    'ball_games',
    'drama',
    'coding',
    'tennis',
    'painting',
    'farm',
    'making_music',
    'outdoors',
    'science',
    'english',
    'horses',
  ],
} as const satisfies Record<TagKind, readonly string[]>;

export type TagCode = (typeof TAG_CODES)[TagKind][number];
