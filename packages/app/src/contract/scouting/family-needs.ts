// What a lead must have before it becomes a host family.

const NEEDED = ['firstName', 'email', 'phone', 'countyId'] as const;

export type FamilyNeed = (typeof NEEDED)[number];

/** Returns what a lead lacks to become a host family. */
export function listMissingNeeds(lead: Readonly<Record<FamilyNeed, string | number | null>>): FamilyNeed[] {
  return NEEDED.filter((field) => lead[field] === '' || lead[field] === null);
}
