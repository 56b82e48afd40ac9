// Type checks that messages cover a set of codes exactly.

/**
 * True if the messages have one entry for each code and no others; otherwise the surplus codes. A missing code doesn't match `Messages`.
 */
export type CoversCodes<Code extends string, Messages extends Readonly<Record<Code, string>>> = [keyof Messages] extends [Code]
  ? true
  : { readonly surplus: Exclude<keyof Messages, Code> };

/** True if the messages have an entry for each code; they can have others. */
export type HasCodes<Code extends string, Messages extends Readonly<Record<Code, string>>> = Code extends keyof Messages ? true : false;

/** Compiles only if the claim is true. */
export type Assert<Claim extends true> = Claim;
