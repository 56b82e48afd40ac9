// The dependencies of the upload fields: where to send files, and addresses to show them.

/** A stored file. */
export interface StoredFile {
  readonly randomRef: string;
  readonly name: string;
  readonly kind: 'image' | 'pdf' | 'video' | 'audio';
  readonly size: number;
  /** The description of an image. */
  readonly alt: string;
}

export interface Transport {
  /** Returns the maximum size of a file in bytes. */
  maxBytes(): Promise<number>;
  upload(file: File, watched: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void }): Promise<StoredFile>;
  /** Saves the description of an image. */
  describe(ref: string, alt: string): Promise<void>;
  /** Returns the address of an image for a width in pixels on screen. */
  imageSource(ref: string, pixels: number): string;
  fileAddress(ref: string): string;
}
