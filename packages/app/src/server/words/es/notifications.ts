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
  paymentReturned: {
    refundFailed: {
      subject: 'Un reembolso ha vuelto',
      intro: 'Un reembolso de {product} no pudo pagarse y su dinero ha vuelto. No pertenece a ningún viaje: devuélvalo de otra manera.',
    },
    disputed: {
      subject: 'Se disputa un pago',
      intro: 'Alguien disputa ante su banco un pago a {product}. No pertenece a ningún viaje: responda a tiempo en la pasarela de pago.',
    },
  },
  childLinked: {
    subject: 'Se ha vinculado un menor a su cuenta de {product}',
    intro: 'Nuestro equipo ha vinculado un menor a su cuenta de {product}: ahora ve sus datos y sus viajes.',
    notYours: 'Si no es su hijo o hija, póngase en contacto con nosotros.',
  },
  tripNews: {
    child: 'Niño o niña: {name}',
    student: 'Estudiante: {name}',
    dates: 'Fechas: del {from} al {to}',
    family: 'Familia anfitriona: {family}',
    price: 'Precio: {amount}',
    refund: 'Reembolso: {amount}',
    payout: 'Usted recibe: {amount}',
    button: 'Ver estancia',
    subject: '{event}: {name}',
    next: {
      parent: {
        changed: 'Compruebe que los nuevos datos son correctos. Si no, contáctenos.',
        declined: 'Puede preguntar a otra familia, o le ayudamos a encontrar una.',
        considering: 'Le escribiremos cuando responda.',
        started: 'El teléfono y el correo de la familia están en la estancia.',
        completed: 'Esperamos que haya ido bien. No tiene que hacer nada.',
        cancelled: 'Si corresponde un reembolso, le escribiremos sobre ello.',
        refundComing: 'Le escribiremos de nuevo cuando se haya enviado el dinero.',
        backupOut: 'Si lo desea, elija otra familia de reserva en la estancia.',
        reserved: 'Le escribiremos cuando la familia confirme. Hasta entonces no tiene que hacer nada.',
        backupAsked: 'La familia que eligió no puede alojar. Le escribiremos cuando responda la otra familia.',
        noFamily: 'La familia que eligió no puede alojar. Elija otra familia en la estancia, o contáctenos.',
        familyToChoose: 'Lo que ha pagado cuenta para otra familia. Elíjala en la estancia o pida allí el reembolso.',
        travelChanged: 'Compruebe los datos del viaje en la estancia.',
        booked: 'Añada los datos del viaje, para que la familia sepa cuándo llegan.',
        campCalledOff: 'Elija otro campamento para esa semana en la estancia, o contáctenos.',
        refunded: 'Según su banco, puede tardar unos días en llegar a su cuenta.',
        withdrawn: 'Estamos buscando otra familia y le escribiremos.',
      },
      host: {
        changed: 'Compruebe los nuevos datos en la estancia. Si no le convienen, díganoslo.',
        notChosen: 'No tiene que hacer nada. Sus camas quedan libres para otras estancias.',
        waiting: 'Le escribiremos si esta estancia queda libre.',
        started: 'El teléfono y el correo de los padres están en la estancia.',
        completed: 'Su pago vence después de la estancia. Lo encontrará en Pagos.',
        cancelled: 'No tiene que hacer nada. Sus camas quedan libres para otras estancias.',
        asked: 'Acepte o rechace en la estancia, para que los padres lo sepan.',
        reserved: 'Acepte o rechace en la estancia, para que los padres lo sepan.',
        travelChanged: 'Compruebe los datos del viaje en la estancia.',
        booked: 'Lea en la estancia lo que debe saber de su huésped.',
        withdrawn: 'No tiene que hacer nada. Sus camas quedan libres para otras estancias.',
      },
      staff: 'Abra la estancia para ver sus tareas y qué hacer a continuación.',
      refundDue: 'Reembolse el pago y después complete la tarea en la estancia.',
    },
  },
  tripPriceChanged: {
    subject: '{name}: el precio de la estancia ha cambiado',
    more: 'El precio era de {before} y ahora es de {after}: {difference} más.',
    less: 'El precio era de {before} y ahora es de {after}: {difference} menos.',
    askedOfYou: 'Abra la estancia para aceptar o rechazar el nuevo precio. No se factura ni se cobra nada hasta que lo acepte.',
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
