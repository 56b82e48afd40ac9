// Spanish: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Actualizando…',
  refused: 'No hay precio para esta selección. Revísela.',
  failure: {
    offline: 'Sin conexión.',
    timeout: 'El precio ha tardado demasiado en cargarse.',
    forbidden: 'Inicie sesión para ver este precio.',
    busy: 'Demasiadas consultas en este momento.',
    broken: 'El precio no se puede calcular ahora.',
  },
  retry: 'Reintentar',
};
