// What is printed on invoices that we write in the name of hosts, in Italian.

export const purchases = {
  selfBilled: 'Autofatturazione: {business} ha emesso questa fattura in nome e per conto di {supplier}.',
};
