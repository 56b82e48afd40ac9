// What the ids of this copy of the code begin with: with another React, or the script twice, on a page no two are the same.

const COPIES = /* @__PURE__ */ Symbol.for('@hosted-stay/pricing-react copies');

let prefix: string | undefined;

/** For `createRoot`. Copies are numbered as they first show something: the same page has the same ids each time. */
export function idPrefix(): string {
  if (prefix === undefined) {
    const number = Number(Reflect.get(globalThis, COPIES) ?? 0) + 1;
    Reflect.set(globalThis, COPIES, number);
    prefix = `pricing${number}-`;
  }
  return prefix;
}
