// Names of fields: camelCase in the code, snake_case on the wire, and back without loss.

/** @example snakeName('addressLine1') // 'address_line_1' */
export function snakeName(name: string): string {
  return name.replace(/[A-Z]|(?<=[a-z])\d+/g, (found) => `_${found.toLowerCase()}`);
}

/** @example camelName('address_line_1') // 'addressLine1' */
export function camelName(name: string): string {
  return name.replace(/(?<=[a-zA-Z0-9])_([a-z0-9])/g, (_, next: string) => next.toUpperCase());
}

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

/** The same data with every name of a plain object in snake_case; files, dates and other objects stay what they are. */
export function toWire(value: unknown): unknown {
  return renamed(value, snakeName);
}

/** The same data with every name of a plain object in camelCase. */
export function fromWire(value: unknown): unknown {
  return renamed(value, camelName);
}
