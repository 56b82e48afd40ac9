// What is printed on invoices that we write in the name of hosts, in Japanese.

export const purchases = {
  selfBilled: 'この請求書は、{supplier}に代わって{business}が作成した自社発行請求書です。',
};
