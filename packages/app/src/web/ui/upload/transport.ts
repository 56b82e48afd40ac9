// What the upload fields need of the outside: somewhere to send files, and addresses to show them from.

/** A file that is stored. */
export interface StoredFile {
  readonly randomRef: string;
  readonly name: string;
  readonly kind: 'image' | 'pdf' | 'video' | 'audio';
  readonly size: number;
  /** What an image shows. */
  readonly alt: string;
}

export interface Transport {
  /** The most bytes a file may have. */
  maxBytes(): Promise<number>;
  upload(file: File, watched: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void }): Promise<StoredFile>;
  /** Keeps what an image shows. */
  describe(ref: string, alt: string): Promise<void>;
  /** Where to load an image from that takes so many pixels on screen. */
  imageSource(ref: string, pixels: number): string;
  fileAddress(ref: string): string;
}
