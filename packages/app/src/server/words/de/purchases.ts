// What is printed on invoices that we write in the name of hosts, in German.

export const purchases = {
  selfBilled: 'Gutschrift (Abrechnung durch den Leistungsempfänger): {business} hat diese Rechnung im Namen von {supplier} ausgestellt.',
};
