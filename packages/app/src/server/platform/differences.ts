// What a change has changed, field by field, as the audit trail keeps it.

/** A field before and after. */
export interface Difference {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The fields of `after` that differ from `before`; compared as JSON, so two lists with the same items are the same.
 * @example findDifferences({ name: 'Ann', phone: '' }, { name: 'Anna', phone: '' }) // { name: { before: 'Ann', after: 'Anna' } }
 */
export function findDifferences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, Difference> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]))
      .map(([field, value]) => [field, { before: before[field] ?? null, after: value }]),
  );
}
