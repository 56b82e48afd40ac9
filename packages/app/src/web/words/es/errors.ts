// What is said when a request or the code of a page fails, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const errors = {
  accessTitle: '¡No tiene acceso a esta área!',
  notLoggedIn: 'No ha iniciado sesión',
  roleMismatch: 'No tiene acceso a esta área',
  sessionExpired: 'La sesión ha caducado',
  maintenance: 'En mantenimiento',
  failed: 'Algo ha salido mal. Se ha avisado al equipo.',
  noResponse: 'Sin respuesta',
  withStatus: 'La solicitud ha fallado con el código de estado {status}',
  succeeded: 'La solicitud se ha realizado correctamente',
  ok: 'Aceptar',
  dismiss: 'Descartar',
  notifications: 'Avisos',
  chunk: {
    title: 'No se ha podido cargar la parte {number}',
    kind: {
      missing: '(no encontrada) Una actualización ha cambiado esta página. Al cargarla de nuevo verá la versión nueva.',
      timeout: '(tiempo agotado) La conexión parece lenta.',
      error: '(error) La conexión parece interrumpida.',
    },
    retry: 'Reintentar',
  },
  crash: {
    title: 'Esta página ha dejado de funcionar',
    text: 'No se ha perdido nada de lo guardado. Cargue la página de nuevo; si no sirve de ayuda, cuéntenos qué estaba haciendo.',
    reload: 'Cargar de nuevo',
  },
} as const satisfies Section<'errors'>;
