// The lines of invoices of hosts and suppliers, in English.

export const purchaseLines = {
  title: 'Lines',
  description: 'Description',
  quantity: 'Quantity',
  unitAmount: 'Unit price',
  discount: 'Discount',
  amount: 'Amount',
  line: 'Line {line}',
  add: 'Add line',
  remove: 'Remove line {line}',
} as const;
