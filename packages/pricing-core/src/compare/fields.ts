// The fields of an entry as one flat list of texts, so that two entries can be laid side by side.

/** `{ customer: { commissionAmount: '2' } }` → `customer.commissionAmount` → `2`. Lists are left out (they are compared by what is in them), and so is what is null. */
function fieldTexts(value: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([name, field]): [string, string][] => {
      if (field === undefined || field === null || Array.isArray(field)) return [];
      if (typeof field === 'object') return [...fieldTexts(field, `${prefix}${name}.`)];
      return [[prefix + name, String(field)]];
    }),
  );
}

export interface FieldDifference {
  readonly field: string;
  /** Null where the field isn't given. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields that differ, in the order of `a`, then those that only `b` has. */
export function compareFields(a: object, b: object): FieldDifference[] {
  const [before, after] = [fieldTexts(a), fieldTexts(b)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((difference) => difference.before !== difference.after);
}
