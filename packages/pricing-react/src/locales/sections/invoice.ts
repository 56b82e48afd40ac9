// placeholder

export interface InvoiceMessages {
  readonly title: string;
}
