// placeholder

export interface DateMessages {
  readonly title: string;
}
