// What a document is made of, from top to bottom.

/** A part of a document. Texts may have line breaks. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Muted text is small and grey; a quote also has a rule at its side and is cut after two lines. */
      readonly tone?: 'plain' | 'muted' | 'quote';
    }
  /** Who wrote what follows: the name, what they are, and at the end of the line when. Without a name, the detail stands alone. */
  | { readonly kind: 'byline'; readonly name: string; readonly detail: string; readonly time: string }
  /** A JPEG or PNG, read when it is drawn, with its text below it; if it can't be read, the text alone. */
  | { readonly kind: 'picture'; readonly text: string; readonly read: () => Promise<Uint8Array | null> };

/** Every text of a block. */
export function listTexts(block: DocumentBlock): string[] {
  return block.kind === 'byline' ? [block.name, block.detail, block.time] : [block.text];
}
