// The kinds of words that homes and activities are marked with.

/** `amenity`: what a home has · `interest`: what a family likes · `category`: what an activity is about. */
export const TAG_KINDS = ['amenity', 'interest', 'category'] as const;

export type TagKind = (typeof TAG_KINDS)[number];
