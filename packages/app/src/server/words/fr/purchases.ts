// What is printed on invoices that we write in the name of hosts, in French.

export const purchases = {
  selfBilled: 'Autofacturation : {business} a établi cette facture au nom et pour le compte de {supplier}.',
};
