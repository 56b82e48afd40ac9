// Words that every screen needs, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const common = {
  retry: 'Reintentar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  loading: 'Cargando',
  typeToConfirm: 'Escriba {text} para confirmar',
  showPassword: 'Mostrar lo escrito',
  hidePassword: 'Ocultar lo escrito',
  priceDetails: 'Detalles del precio',
  readTerms: 'Leer las condiciones',
  testPayments: 'Este sitio solo acepta pagos de prueba: no se mueve dinero y nada se reserva de verdad.',
  readPrivacy: 'Leer el aviso de privacidad',
} as const satisfies Section<'common'>;
