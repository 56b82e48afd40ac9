// placeholder

export interface BreakdownMessages {
  readonly title: string;
}
