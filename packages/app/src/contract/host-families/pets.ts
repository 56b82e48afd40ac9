// Kinds of pets.

export const PETS = ['dog', 'cat', 'rabbit', 'horse', 'bird', 'fish', 'chickens', 'other'] as const;

export type Pet = (typeof PETS)[number];
