// Values of a form by the path of a field, such as `children.0.dob`; immutable.

/** An incomplete value: required fields may be missing. */
export type Draft<T> = unknown extends T
  ? unknown
  : T extends readonly (infer Item)[]
    ? (Item extends object ? Draft<Item> : Item)[]
    : T extends object
      ? { [Key in keyof T]: Draft<T[Key]> }
      : T | null | undefined;

/** The paths of the fields of a value: `email`, `children`, `children.0.dob`. */
export type PathOf<T> = T extends readonly (infer Item)[]
  ? `${number}` | `${number}.${PathOf<Item>}`
  : T extends object
    ? { [Key in keyof T & string]: Key | `${Key}.${PathOf<NonNullable<T[Key]>>}` }[keyof T & string]
    : never;

/** The type of the value at a path. */
export type ValueAt<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? ValueAt<NonNullable<StepOf<T, Head>>, Rest>
  : StepOf<T, Path>;

type StepOf<T, Step extends string> = T extends readonly (infer Item)[] ? Item : Step extends keyof T ? T[Step] : never;

function isContainer(value: unknown): value is Record<string, unknown> | unknown[] {
  if (Array.isArray(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** @example getValueAt({ children: [{ dob: '2015-01-02' }] }, 'children.0.dob') // '2015-01-02' */
export function getValueAt(values: unknown, path: string): unknown {
  return path === ''
    ? values
    : path.split('.').reduce<unknown>((value, step) => (isContainer(value) ? (value as Record<string, unknown>)[step] : undefined), values);
}

/** Returns the values with a new one at the path; parts outside the path stay the same objects. */
export function replaceValueAt(values: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.');
  if (path === '') return value;
  const inner = replaceValueAt(getValueAt(values, step), rest.join('.'), value);
  if (Array.isArray(values)) return values.toSpliced(Number(step), 1, inner);
  return { ...(isContainer(values) ? values : {}), [step]: inner };
}

/** Returns whether two values are equal; undefined, `null` and `''` count as equal. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isContainer(a) && isContainer(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => isSameValue(getValueAt(a, name), getValueAt(b, name)));
  }
  return (a ?? '') === (b ?? '');
}

/** Returns whether a path equals another one or is within it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}
