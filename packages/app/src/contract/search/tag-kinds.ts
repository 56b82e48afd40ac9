// The kinds of tags of homes and activities.

/** `amenity`: what a home has · `interest`: a family's interests · `category`: the topic of an activity. */
export const TAG_KINDS = ['amenity', 'interest', 'category'] as const;

export type TagKind = (typeof TAG_KINDS)[number];
