// What is printed on invoices that we write in the name of hosts, in English.

export const purchases = {
  selfBilled: 'Self-billed invoice, issued by {business} on behalf of the seller, {supplier}.',
} as const;
