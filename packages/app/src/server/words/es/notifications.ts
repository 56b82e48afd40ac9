// What mails say that go with notifications, and to whom has written to us, in Spanish.

import type { ServerWords } from '#server/words/catalogue.ts';

export const notificationMails = {
  button: 'Abrir mis notificaciones',
  settings: 'Puede desactivar los correos de este tipo en los ajustes de sus notificaciones.',
  once: 'Hasta que la lea, no le enviaremos más correos de este tipo.',
  roleChanged: {
    subject: 'Lo que puede hacer en {product} ha cambiado',
    intro: 'La administración ha cambiado los roles de su cuenta en {product}.',
  },
  accountViewed: {
    subject: 'La administración ha mirado su cuenta',
    intro: 'La administración está viendo {product} tal como usted lo ve, algo que hace para ayudar. Mientras mira no puede cambiar nada.',
    notAsked: 'Si quiere saber por qué, póngase en contacto con nosotros.',
  },
  hostFamilyRegistered: {
    subject: 'Se ha registrado una familia anfitriona',
    intro: 'Una familia se ha registrado en {product} como anfitriona y espera su verificación.',
  },
  bookingRefused: {
    subject: 'Una reserva pagada no pudo hacerse',
    intro: 'Alguien pagó una estancia en {product} cuando las camas ya estaban ocupadas. El dinero se devuelve solo.',
  },
  childLinked: {
    subject: 'Se ha vinculado un menor a su cuenta de {product}',
    intro: 'Nuestro equipo ha vinculado un menor a su cuenta de {product}: ahora ve sus datos y sus viajes.',
    notYours: 'Si no es su hijo o hija, póngase en contacto con nosotros.',
  },
  tripNews: { intro: 'Hay novedades sobre una estancia suya en {product}.' },
  tripPriceChanged: {
    subject: '{name}: el precio de la estancia ha cambiado',
    more: 'El precio era de {before} {currency} y ahora es de {after} {currency}: {difference} {currency} más.',
    less: 'El precio era de {before} {currency} y ahora es de {after} {currency}: {difference} {currency} menos.',
    asked: 'Primero se pide al padre o a la madre que lo acepte. Hasta entonces no se factura ni se cobra nada.',
    settled: 'No se cobra nada con esto. Nuestro equipo ajusta la diferencia con una factura o un abono.',
  },
  contactEnquiry: {
    subject: 'Alguien nos ha escrito ({reference})',
    intro: 'Ha llegado un mensaje por el formulario de contacto de {product}. Su referencia es {reference}.',
  },
  campaign: {
    why: 'Recibe este correo porque tiene una cuenta en {product}. Si no quiere más mensajes de este tipo, puede darse de baja en los ajustes de sus notificaciones.',
    button: 'Abrir mis notificaciones',
  },
  contactReceived: {
    subject: 'Hemos recibido su mensaje ({reference})',
    intro: 'Gracias por escribir a {product}. Hemos recibido su mensaje y le responderemos por correo.',
    reference: 'Indique esta referencia cuando vuelva a escribirnos sobre ello: {reference}',
    quoted: 'Esto es lo que escribió:',
    notYou: 'Si no nos ha escrito, alguien ha indicado su dirección por error. No tiene que hacer nada.',
  },
} as const satisfies ServerWords['notificationMails'];
