// The validity of the link in an invoice email.

/** In days. The next email about the invoice contains a new link and invalidates the previous one. */
export const INVOICE_LINK_DAYS = 30;
