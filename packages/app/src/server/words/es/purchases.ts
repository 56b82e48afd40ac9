// What is printed on invoices that we write in the name of hosts, in Spanish.

export const purchases = {
  selfBilled: 'Facturación por el destinatario: {business} ha expedido esta factura en nombre de {supplier}.',
};
