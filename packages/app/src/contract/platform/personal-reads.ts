// The parts of a person's or a family's details whose reading by staff is recorded.

/** `documents` are files such as a police check; `health` includes diets and allergies; `bank` is where money goes. */
export const PERSONAL_PARTS = ['address', 'health', 'bank', 'police', 'documents', 'contact'] as const;

export type PersonalPart = (typeof PERSONAL_PARTS)[number];
