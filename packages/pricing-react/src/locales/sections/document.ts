// placeholder

export interface DocumentMessages {
  readonly title: string;
}
