// Spanish: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Actualizando…',
  refused: 'No hay precio para esta selección. Revísela.',
  failure: {
    offline: 'No hay conexión.',
    timeout: 'El precio tarda demasiado.',
    forbidden: 'No tiene acceso a este precio. Inicie sesión.',
    busy: 'Hay muchas consultas en este momento.',
    broken: 'El precio no se puede calcular ahora.',
  },
  retry: 'Reintentar',
};
