// Converts field names between camelCase in the code and snake_case on the wire, without loss.

const CAMEL = /^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*$/;
const SNAKE = /^[a-z0-9][a-z0-9_.]*$/;

/** Memoizes a renaming function. The cache is cleared when full, because keys that aren't field names are unlimited. */
function remembered(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    if (known.size >= 5000) known.clear();
    const renamed = rename(name);
    if (name.length <= 100) known.set(name, renamed);
    return renamed;
  };
}

/**
 * Converts a field name to snake_case. Other keys, such as `Host family` in a table by role, stay unchanged.
 * @example snakeName('addressLine1') // 'address_line_1'
 * @example snakeName('children.0.dateOfBirth') // 'children.0.date_of_birth'
 */
export const snakeName = remembered((name) =>
  CAMEL.test(name) ? name.replace(/[A-Z]|(?<=[a-z])\d+/g, (found) => `_${found.toLowerCase()}`) : name,
);

/** @example camelName('address_line_1') // 'addressLine1' */
export const camelName = remembered((name) =>
  SNAKE.test(name) ? name.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, next: string) => next.toUpperCase()) : name,
);

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [rename(name), renamed(inner, rename)]));
}

/** Converts all keys of plain objects to snake_case, recursively; files, dates and other objects stay unchanged. */
export function toWire(value: unknown): unknown {
  return renamed(value, snakeName);
}

/** Converts all keys of plain objects to camelCase, recursively. */
export function fromWire(value: unknown): unknown {
  return renamed(value, camelName);
}
