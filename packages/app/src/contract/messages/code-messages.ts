// How a type says that messages are kept by code: one for each, and none besides.

/** True where the messages have one for each code and no other; else the codes that are no more. A missing one is no `Messages`. */
export type CoversCodes<Code extends string, Messages extends Readonly<Record<Code, string>>> = [keyof Messages] extends [Code]
  ? true
  : { readonly surplus: Exclude<keyof Messages, Code> };

/** True where the messages have one for each code; they may have others. */
export type HasCodes<Code extends string, Messages extends Readonly<Record<Code, string>>> = Code extends keyof Messages ? true : false;

/** Compiles where what is claimed is true. */
export type Assert<Claim extends true> = Claim;
