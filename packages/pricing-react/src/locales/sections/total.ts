// placeholder

export interface TotalMessages {
  readonly title: string;
}
