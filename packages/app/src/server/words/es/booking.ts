// What is said against a booking, and in its mails, in Spanish.

import type { ServerWords } from '../catalogue.ts';

export const booking = {
  issue: {
    childMissing: 'Elija quién viaja.',
    childAdult: 'Este estudiante tendrá 18 años o más el primer día. Elija otro.',
    childTwice: 'Este estudiante está elegido dos veces.',
    childUnknown: 'Este estudiante ya no está. Elija otro.',
    childIncomplete: 'Falta algo que la familia anfitriona debe saber de este estudiante.',
    childAway: 'Este estudiante ya está de viaje algunos de esos días. Elija otras fechas u otro estudiante.',
    datesMissing: 'Elija el primer y el último día.',
    datesReversed: 'El último día debe ser posterior al primero.',
    datesPast: 'Estas fechas ya han empezado. Elija otras posteriores.',
    datesTooLong: 'Una estancia puede durar un año como máximo.',
    familyMissing: 'Elija una familia anfitriona.',
    familyNotLive: 'Esta familia no recibe huéspedes en este momento. Elija otra.',
    familyTooSmall: 'Esta familia no tiene camas para tantos estudiantes.',
    familyTaken: 'Esta familia no está libre en esas fechas. Elija otras fechas u otra familia.',
    backupIsPrimary: 'La familia de reserva debe ser otra distinta de la elegida.',
    backupNotLive: 'La familia de reserva no recibe huéspedes en este momento.',
    backupTaken: 'La familia de reserva no está libre en esas fechas.',
    campUnknown: 'Esta semana del campamento ya no se celebra.',
    campOutsideDates: 'Esta semana del campamento queda fuera de la estancia.',
    campClash: 'Ya hay otro campamento elegido para esta semana.',
    campFull: 'Esta semana del campamento está completa. Elija otra.',
    campMissing: 'Aún no hay ningún campamento elegido. Sin campamentos, la estancia es de días completos en familia.',
    campsNotWanted: 'Una estancia de días completos en familia no tiene campamentos. Elija otro tipo o quite los campamentos.',
    noPrice: 'Esta estancia no se puede presupuestar tal como está.',
    discountUnknown: 'Este código no da descuento en esta estancia.',
    tripOver: 'Esta solicitud ya está reservada o cancelada, o es para otros niños. Resérvelo como un viaje nuevo.',
    familySaidNo: 'Esta familia ya no puede acoger esta estancia. Elija otra.',
  },
  mail: {
    refused: {
      subject: 'Su reserva no pudo hacerse y le devolvemos el dinero',
      intro: 'Su pago a {product} por la estancia del {from} al {to} llegó cuando otra persona ya había ocupado las camas. Lo sentimos.',
      money: 'Le devolvemos todo el importe: {amount} {currency}. No tiene que hacer nada.',
      button: 'Buscar otra familia',
    },
    experience: {
      subject: 'Hemos recibido su solicitud ({reference})',
      intro: 'Gracias por solicitar una experiencia a {product}. Hemos recibido su solicitud.',
      reference: 'Indique esta referencia cuando nos escriba: {reference}',
      next: 'Buscamos lo que mejor encaja y le escribimos con una propuesta. Si crea una cuenta con esta dirección, encontrará allí su solicitud.',
      nextFamily:
        'Preguntamos a la familia que ha elegido si puede alojarle y le escribimos con su respuesta. Si crea una cuenta con esta dirección, encontrará allí su solicitud.',
      claim:
        'Para seguir la solicitud y reservar, inicie sesión con esta dirección de correo, o regístrese con ella, y confirme en su página de inicio que la solicitud es suya.',
      claimButton: 'Ir a mi página de inicio',
      notYou: 'Si no nos ha solicitado nada, alguien dio su dirección por error. No tiene que hacer nada.',
    },
  },
} as const satisfies ServerWords['booking'];
