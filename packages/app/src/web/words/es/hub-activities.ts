// Activities of the hub and their weeks, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const hubActivities = {
  description: 'Campamentos, clases y excursiones con sus semanas y plazas.',
  create: 'Nueva actividad',
  empty: 'Aún no hay actividades',
  emptyText: 'Registre un campamento y después sus semanas.',
  ages: '{from} a {to}',
  field: {
    name: 'Nombre',
    type: 'Tipo',
    category: 'Categoría',
    gender: 'Para quién',
    ages: 'Edades',
    minAge: 'Edad mínima',
    maxAge: 'Edad máxima',
    county: 'Condado',
    location: 'Localidad',
    description: 'Descripción',
    business: 'Empresa',
    active: 'Se puede reservar',
    weeks: 'Próximas semanas',
    nextWeek: 'Próxima semana',
    placesLeft: 'Plazas libres',
  },
  none: 'Ninguna',
  week: {
    start: 'Lunes en que empieza',
    capacity: 'Plazas',
    add: 'Añadir la semana',
    edit: 'Cambiar las plazas',
    cancel: 'Cancelar',
    reopen: 'Restablecer',
    save: 'Guardar',
    saved: 'La semana se ha guardado.',
    off: 'Cancelada',
    taken: '{taken} de {capacity} plazas ocupadas',
    cancelText: 'Ya no se podrá reservar. Los viajes que la tienen la conservan hasta que usted los cambie.',
  },
} as const satisfies Section<'hubActivities'>;
