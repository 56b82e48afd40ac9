// How long the link in a mail about an invoice opens it.

/** Days; the next mail about the invoice brings a new link, and the one before opens nothing more. */
export const INVOICE_LINK_DAYS = 30;
