// What mails say, in Spanish.

import type { ServerWords } from '#server/words/catalogue.ts';

export const mails = {
  layout: {
    greeting: 'Hola, {name}:',
    greetingNobody: 'Hola:',
    copy: 'Si el botón no funciona, copie esta dirección en su navegador:',
    automatic: '{product} ha enviado este correo automáticamente.',
  },
  verify: {
    subject: 'Confirme su dirección de correo',
    intro: 'Gracias por registrarse en {product}. Confirme que esta es su dirección de correo.',
    button: 'Confirmar mi dirección',
    validity: 'El enlace se puede usar una vez, dentro de {hours, plural, one {# hora} many {# de horas} other {# horas}}.',
    notYou: 'Si no se ha registrado, no tiene que hacer nada: sin esta confirmación nadie puede iniciar sesión con su dirección.',
  },
  takenAddress: {
    subject: 'Ya tiene una cuenta',
    intro: 'Alguien, probablemente usted, ha intentado registrarse en {product} con esta dirección de correo. Ya tiene una cuenta.',
    family: 'Si quería registrar a su familia: no se ha guardado nada. Inicie sesión y rellene el formulario otra vez.',
    familyButton: 'Registrar a nuestra familia',
    signIn: 'Iniciar sesión',
    reset: 'Si ha olvidado su contraseña, puede elegir una nueva:',
    resetButton: 'Elegir otra contraseña',
    notYou: 'Si no ha sido usted, no tiene que hacer nada. Nadie ha sabido que tiene una cuenta.',
  },
  parentInvitation: {
    subject: '{product}: ¿es su hijo o hija?',
    intro: '{inviter} organiza con {product} una estancia para {child} e indica que usted es su padre o madre.',
    how: 'Si es así, inicie sesión con esta dirección de correo, o regístrese con ella como padre o madre, y confírmelo en su página de inicio. Hasta entonces no se vincula nada.',
    button: 'Responder',
    notYours: 'Si no los conoce, no tiene que hacer nada, o puede decir que no allí.',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    intro: 'Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta en {product}.',
    button: 'Elegir otra contraseña',
    validity:
      'El enlace se puede usar una vez, dentro de {hours, plural, one {# hora} many {# de horas} other {# horas}}. Después puede pedir otro.',
    notYou: 'Si no la ha pedido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
  },
  passwordChanged: {
    subject: 'Su contraseña se ha cambiado',
    intro: 'La contraseña de su cuenta en {product} se acaba de cambiar, y se ha cerrado la sesión en sus demás dispositivos.',
    notYou: 'Si no ha sido usted, elija una contraseña nueva cuanto antes:',
    button: 'Elegir otra contraseña',
  },
  newAddress: {
    subject: 'Confirme su nueva dirección de correo',
    intro: 'Esta es ahora la dirección de correo de su cuenta en {product}. Confirme que es suya; hasta entonces no podrá iniciar sesión.',
    notYou: 'Si no tiene ninguna cuenta en {product}, no tiene que hacer nada.',
  },
  addressChanged: {
    subject: 'La dirección de correo de su cuenta se ha cambiado',
    intro:
      'La dirección de correo de su cuenta en {product} se ha cambiado. Se ha cerrado la sesión en sus dispositivos y, a partir de ahora, inicia sesión con la nueva dirección.',
    notYou: 'Si no lo ha pedido usted, póngase en contacto con nosotros cuanto antes.',
    button: 'Contactar',
  },
  providerLinked: {
    subject: 'Una nueva forma de iniciar sesión en su cuenta',
    intro: 'Ahora también puede iniciar sesión en su cuenta de {product} con {provider}.',
    notYou: 'Si no ha sido usted, póngase en contacto con nosotros.',
    button: 'Contactar',
  },
  payoutDetails: {
    subject: 'Sus datos bancarios se han cambiado',
    intro: 'La cuenta en la que {product} le paga se acaba de cambiar. A partir de ahora, sus pagos van a la cuenta {account}.',
    button: 'Ver mis datos bancarios',
    notYou: 'Si no fue usted, póngase en contacto con nosotros cuanto antes.',
  },
  accountDeleted: {
    subject: 'Su cuenta se ha eliminado',
    intro:
      'Su cuenta en {product} se ha eliminado, como usted pidió. Ya no están su nombre, sus datos de contacto ni sus formas de iniciar sesión.',
    kept: 'Las facturas se conservan durante el tiempo que exige la ley.',
    thanks: 'Gracias por haber estado con nosotros.',
  },
  invitation: {
    subject: 'Le invitamos a {product}',
    intro: '{inviter} ha creado para usted una cuenta en {product}. Elija una contraseña para empezar.',
    introNobody: 'Se ha creado para usted una cuenta en {product}. Elija una contraseña para empezar.',
    button: 'Elegir una contraseña',
    validity: 'El enlace se puede usar una vez, dentro de {days, plural, one {# día} many {# de días} other {# días}}.',
  },
  deactivated: {
    subject: 'Su cuenta se ha desactivado',
    intro: 'Su cuenta en {product} se ha desactivado, y se ha cerrado la sesión en todos los dispositivos.',
    contact: 'Si cree que es un error, póngase en contacto con nosotros.',
    button: 'Contactar',
  },
} as const satisfies ServerWords['mails'];
