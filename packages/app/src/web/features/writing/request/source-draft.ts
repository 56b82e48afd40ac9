// What is typed of a source that a text shall be made of.

export interface SourceDraft {
  readonly title: string;
  readonly address: string;
  readonly text: string;
}
