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
} as const satisfies Section<'common'>;
