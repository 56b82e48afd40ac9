// Somebody's notifications, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const notifications = {
  title: 'Notificaciones',
  description: 'Sus notificaciones y ajustes de correo.',
  bell: '{count, plural, =0 {Notificaciones} one {Notificaciones: # sin leer} many {Notificaciones: # sin leer} other {Notificaciones: # sin leer}}',
  filter: 'Mostrar',
  all: 'Todas',
  unread: 'Sin leer',
  unreadCount: '{count, plural, =0 {Todo leído} one {# sin leer} many {# sin leer} other {# sin leer}}',
  markAll: 'Marcar todas como leídas',
  markRead: 'Marcar como leída: {title}',
  markUnread: 'Marcar como no leída: {title}',
  isUnread: 'Sin leer',
  more: 'Mostrar más',
  settings: 'Ajustes',
  back: 'Volver a las notificaciones',
  times: '{count, plural, one {una vez} many {# de veces} other {# veces}}',
  empty: { title: 'Aún no hay notificaciones', text: 'Sus notificaciones aparecen aquí.' },
  allRead: { title: 'Todo leído', text: 'Lo ha leído todo.' },
  somebody: 'Alguien',
  anAdministrator: 'La administración',
  roleChanged: {
    title: '{name} ha cambiado sus permisos',
    granted: 'Nuevo: {roles}',
    revoked: 'Ya no: {roles}',
  },
  accountViewed: {
    title: '{name} ha mirado su cuenta',
    text: 'La administración ha visto el producto tal como usted lo ve, algo que hace para ayudar. No ha podido cambiar nada. Si quiere saber por qué, póngase en contacto con nosotros.',
    contact: 'Contacto',
  },
  hostFamilyRegistered: {
    title:
      '{count, plural, one {{name} se ha registrado como familia anfitriona} many {{name} y otras se han registrado como familias anfitrionas (#)} other {{name} y otras se han registrado como familias anfitrionas (#)}}',
    text: 'La familia espera su verificación.',
    open: 'Abrir la verificación',
  },
  bookingRefused: {
    title: '{name} pagó y la reserva no pudo hacerse',
    text: 'Cuando llegó el pago ya no había camas ni reserva libre. El dinero se devuelve solo: ofrezca otra opción a la familia.',
  },
  paymentReturned: {
    refundFailed: {
      title: 'Un reembolso a {name} ha vuelto',
      text: 'No se pudieron pagar {amount}. No se conoce ningún viaje, así que no hay tarea: devuélvalo de otra manera.',
    },
    disputed: {
      title: '{name} disputa un pago',
      text: 'Se disputan {amount} ante el banco. No se conoce ningún viaje, así que no hay tarea: responda a tiempo en la pasarela de pago.',
    },
    open: 'Abrir el pago',
  },
  childLinked: {
    title: '{name} ha vinculado a {child} con usted',
    text: 'Ahora ve los datos, los viajes y los documentos de este menor. Si no es su hijo o hija, póngase en contacto con nosotros.',
    open: 'Abrir el perfil',
  },
  tripNews: { title: '{name}: {event}', open: 'Abrir la estancia' },
  tripPriceChanged: { title: 'El precio para {name} ha cambiado' },
  contactEnquiry: {
    title: '{name} nos ha escrito',
    suspected:
      '{count, plural, one {Un mensaje que parece spam} many {# de mensajes que parecen spam} other {# mensajes que parecen spam}}',
  },
  enquiry: {
    reference: 'Referencia',
    topic: 'Tema',
    from: 'De',
    phone: 'Teléfono',
    locale: 'Idioma',
    reply: 'Responder por correo',
    replySubject: 'Su mensaje {reference}',
    suspected: 'Parece que lo ha enviado un programa. Por eso no se ha avisado a nadie por correo.',
    account: 'Ver la cuenta',
    gone: 'Quien lo envió ha eliminado su cuenta y, con ella, lo que escribió.',
  },
  preferences: {
    title: 'Lo que quiere recibir por correo',
    intro: 'Aquí, en el producto, se le informa de todo. Para cada tipo puede elegir si recibe también un correo.',
    optOut: 'No recibir mensajes a todos los usuarios',
    optOutHint: 'Ni aquí ni por correo. De lo que concierne a su cuenta siempre se le informa.',
    saved: 'Su elección se ha guardado.',
    kind: {
      roleChanged: 'Mis roles han cambiado',
      accountViewed: 'La administración ha mirado mi cuenta',
      hostFamilyRegistered: 'Se ha registrado una familia anfitriona',
      bookingRefused: 'Una reserva pagada no pudo hacerse',
      contactEnquiry: 'Alguien nos ha escrito',
      paymentReturned: 'Un reembolso volvió o se disputa un pago',
      childLinked: 'Se ha vinculado un menor a mi cuenta',
      tripNews: 'Novedades de mis estancias',
      tripPriceChanged: 'Cambios de precio de mis estancias',
      campaign: 'Mensajes a todos los usuarios',
    },
  },
} as const satisfies Section<'notifications'>;
