// placeholder

export interface CurveMessages {
  readonly title: string;
}
