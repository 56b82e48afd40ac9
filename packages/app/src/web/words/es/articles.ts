// Pages and the blog, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const articles = {
  blogTitle: 'Blog',
  blogText: 'Historias y consejos para familias y estudiantes.',
  empty: 'Todavía no se ha publicado nada.',
  emptyText: 'Vuelva pronto o escríbanos.',
  contact: 'Contacto',
  by: 'Por {name}',
  older: 'Más antiguos',
  newer: 'Más recientes',
  previous: 'Anterior: {title}',
  next: 'Siguiente: {title}',
  all: 'Todos los artículos',
  share: 'Compartir',
  copied: 'Se ha copiado el enlace.',
  inEnglish: 'Este texto solo está disponible en inglés.',
} as const satisfies Section<'articles'>;
