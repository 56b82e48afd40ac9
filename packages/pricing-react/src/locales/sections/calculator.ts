// placeholder

export interface CalculatorMessages {
  readonly title: string;
}
