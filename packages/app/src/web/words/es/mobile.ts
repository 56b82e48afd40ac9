// The screens of the app wrapper, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const mobile = {
  hello: 'Hola, {name}',
  shortcuts: 'Accesos directos',
  account: 'Cuenta',
  menu: 'Menú',
  settings: 'Ajustes',
  deleteAccount: 'Eliminar cuenta',
  delete: {
    intro: 'La eliminación de su cuenta no se puede deshacer. Significa lo siguiente:',
    goes: 'Se elimina',
    stays: 'Se conserva, sin su nombre',
    deleted: {
      profile: 'Su nombre, dirección de correo, teléfono e imagen',
      children: 'Sus hijos, salvo que haya otro progenitor vinculado: nombres, salud, documentos',
      hostFamily: 'El perfil, la descripción y las fotos de su familia anfitriona',
      written: 'Lo que ha escrito a otras personas',
      signIn: 'Su contraseña y los servicios de acceso vinculados a su cuenta',
      sessions: 'Todas sus sesiones, en todos los dispositivos',
      saved: 'Sus vistas guardadas y ajustes',
      notifications: 'Sus notificaciones',
      mails: 'Los correos que le hemos enviado',
    },
    kept: {
      invoices: 'Facturas y pagos, como exige la ley',
      trips: 'Viajes pasados',
      changes: 'El registro de quién cambió qué',
    },
    blocked: 'Su cuenta todavía no se puede eliminar',
    blocker: {
      openTrips:
        '{count, plural, one {Hay un viaje reservado, contratado o en curso.} many {Hay # de viajes reservados, contratados o en curso.} other {Hay # viajes reservados, contratados o en curso.}} Podrá eliminar la cuenta cuando todo haya terminado o se haya cancelado.',
      lastAdministrator: 'Solo queda usted con el rol Administración. Dé antes ese rol a otra persona.',
    },
    contact: 'Contacto',
    viewing: 'Una cuenta no se puede eliminar mientras otra persona la está viendo.',
    password: 'Contraseña',
    passwordText: 'Para asegurarnos de que es usted.',
    email: 'Correo electrónico',
    emailText: 'Para confirmarlo, escriba {email}.',
    understood: 'Entiendo que esto no se puede deshacer',
    submit: 'Eliminar mi cuenta',
    cancel: 'Conservar mi cuenta',
    goodbye: 'Su cuenta se ha eliminado',
    goodbyeText: 'Se ha cerrado la sesión en todos los dispositivos. Gracias por haber estado con nosotros. ¡Hasta siempre!',
    home: 'Ir a la página de inicio',
  },
} as const satisfies Section<'mobile'>;
