// The privacy notice that stands as long as editors have published none of their own, in Spanish.

export const privacyNotice = {
  title: 'Aviso de privacidad',
  description: 'Qué guardamos sobre usted y sus hijos, quién lo ve y cómo cambiarlo o eliminarlo.',
  account:
    'Su cuenta: nombre, correo electrónico, teléfono, idioma, zona horaria e imagen. Su contraseña se guarda solo como un resumen cifrado que nadie puede invertir.',
  children:
    'Los hijos que añade: nombre, fecha de nacimiento, sexo, país, aficiones, fotos, documentos y lo que nos cuenta sobre alergias, enfermedades, vacunación y hábitos. Lo necesitamos para encontrar una familia adecuada y cuidar de su hijo.',
  stays: 'Sus estancias: reservas, fechas, viajes, mensajes y las facturas y pagos correspondientes.',
  readers:
    'Las familias anfitrionas a las que pregunta o que alojan a su hijo ven lo que la página de su hijo marca como visible para ellas y los mensajes que usted les envía. Nuestro equipo ve lo que su trabajo necesita. Cada cambio queda registrado con su autor.',
  payments:
    'Usted escribe los datos de la tarjeta en los campos de nuestro proveedor de pagos. Nunca los recibimos ni los guardamos; conservamos el importe, la fecha y el resultado.',
  cookies:
    'Solo usamos las cookies necesarias para iniciar sesión y proteger su cuenta. No usamos cookies de publicidad ni de seguimiento.',
  kept: 'Conservamos sus datos hasta que elimine su cuenta, lo que puede hacer en los ajustes. Las facturas y los pagos se conservan como exige la ley contable; el resto de sus datos personales se borra.',
  rights:
    'Puede ver, corregir y eliminar sus datos en su cuenta en cualquier momento. Para una copia, una oposición o una reclamación, escríbanos desde la página de contacto.',
} as const;
