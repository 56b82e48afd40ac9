// placeholder

export interface FieldMessages {
  readonly title: string;
}
