// The dashboard of host families, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const hostDashboard = {
  hello: 'Hola, {name}',
  live: {
    title: 'Su perfil',
    isLive: 'Su perfil está publicado: las familias pueden encontrarle.',
    notLive: 'Su perfil todavía no está publicado. Falta por hacer:',
    done: 'Hecho',
    open: 'Por hacer',
    address: 'Indicar su dirección',
    photos: 'Subir al menos 3 fotos ({count, number} hasta ahora)',
    vetting: 'Pasar nuestras comprobaciones: le contactaremos',
    paused: 'Terminar la pausa de su perfil',
    account: 'Reactivar su cuenta: contacte con nosotros',
  },
  occupancy: {
    title: 'Ocupación en {year}',
    nights: '{nights, plural, one {# noche} many {# noches} other {# noches}} de {of, number}',
    share: 'El {percent, number} % del año está reservado',
  },
  response: {
    title: 'Tiempo de respuesta',
    minutes: '{minutes, plural, one {# minuto} many {# minutos} other {# minutos}}',
    hours: '{hours, plural, one {# hora} many {# horas} other {# horas}}',
    none: 'Todavía sin medir: aparece tras responder a tres consultas.',
    hint: 'La mitad de sus respuestas llegó en este tiempo. Los padres lo ven en su perfil.',
  },
  payout: {
    title: 'Próximo pago',
    due: 'el',
    none: 'Todavía no hay ningún pago previsto.',
    all: 'Todos los pagos',
  },
  answers: {
    waiting:
      '{count, plural, one {# consulta espera su respuesta} many {# consultas esperan su respuesta} other {# consultas esperan su respuesta}}',
    none: 'Nada espera su respuesta.',
  },
  stays: {
    title: 'Próximas estancias',
    none: 'No hay ninguna estancia próxima.',
    all: 'Todas las estancias',
  },
} as const satisfies Section<'hostDashboard'>;
