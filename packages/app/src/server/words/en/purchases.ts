// What is printed on invoices that we write in the name of hosts, in English.

export const purchases = {
  selfBilled: 'Self-billed invoice: {business} has written it in the name of {supplier}, who sells.',
} as const;
