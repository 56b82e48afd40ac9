// Types of the package, which has none.

declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    /** Returns the pixels as RGBA. */
    decode(): Promise<{ readonly data: Uint8ClampedArray<ArrayBuffer> }>;
  }

  /** @throws if it can't be read */
  function all(input: { readonly buffer: Uint8Array }): Promise<readonly HeicImage[] & { dispose(): void }>;

  const decode: { readonly all: typeof all };
  export default decode;
}
