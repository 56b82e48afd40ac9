// placeholder

import type { InvoiceMessages } from '../sections/invoice.ts';

export const invoice: InvoiceMessages = {
  title: '',
};
