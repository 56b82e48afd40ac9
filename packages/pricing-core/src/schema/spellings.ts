// Field names in snake_case, acronyms included, and the way back to our own.

/** `subtotalHF` → `subtotal_hf`; `noOfDaysOfTrip` → `no_of_days_of_trip`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
}

/** Our own name for each snake_case one that differs from it. */
export function snakeSpellings(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [toSnakeCase(name), name] as const).filter(([snake, name]) => snake !== name));
}

/** The object under our own names, without what is null; the object itself where nothing is to be done. */
export function respell(value: unknown, spellings: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isSpeltRight(value, spellings)) return value;
  const respelt: Record<string, unknown> = Object.create(null);
  for (const [name, field] of Object.entries(value)) {
    const own = spellings.get(name) ?? name;
    if (field !== null) respelt[own in respelt ? name : own] = field;
  }
  return respelt;
}

function isSpeltRight(value: object, spellings: ReadonlyMap<string, string>): boolean {
  for (const name in value) if (spellings.has(name) || (value as Record<string, unknown>)[name] === null) return false;
  return true;
}
