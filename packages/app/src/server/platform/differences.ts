// The differences between two versions of a row, field by field, as stored in the audit log.

/** The value of a field before and after a change. */
export interface Difference {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Returns the fields of `after` that differ from `before`. Values are compared as JSON, so lists with the same items are equal.
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
