// What is printed on invoices that we write in the name of hosts, in Chinese.

export const purchases = {
  selfBilled: '自开发票：由{business}以{supplier}的名义开具。',
};
