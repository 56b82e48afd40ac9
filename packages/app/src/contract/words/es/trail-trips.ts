// What the change log tells of trips, activities and their weeks, in Spanish.

export const tripsTrail = {
  action: {
    trip: {
      create: 'Estancia creada',
      edit: 'Estancia modificada',
      move: 'Estancia avanzada',
      moveOffer: 'Oferta avanzada',
      addTask: 'Tarea abierta',
      finishTask: 'Tarea cerrada',
    },
    activity: {
      create: 'Actividad creada',
      edit: 'Actividad modificada',
      delete: 'Actividad eliminada',
      takeOffline: 'Actividad retirada de la venta',
    },
    activitySchedule: {
      create: 'Semana de campamento creada',
      edit: 'Semana de campamento modificada',
      delete: 'Semana de campamento eliminada',
    },
  },
  field: {
    task: 'Tarea',
    taskState: 'Estado de la tarea',
    tripState: 'Estado',
    offerState: 'Respuesta de la familia',
    startDate: 'Primer día',
    endDate: 'Último día',
    capacity: 'Plazas',
    minAge: 'Edad mínima',
    maxAge: 'Edad máxima',
    wishes: 'Deseos',
    activityDetailsType: 'Dónde se pasan los días',
    studentIds: 'Estudiantes (números internos)',
    camps: 'Semanas de campamento (números internos)',
    backupHostFamilyId: 'Familia de reserva (número interno)',
    coordinatorId: 'Coordinador (número interno)',
    activityId: 'Actividad (número interno)',
    countyId: 'Condado (número interno)',
    locationId: 'Localidad (número interno)',
    categoryId: 'Categoría (número interno)',
  },
  value: {
    state: { open: 'Abierto' },
    taskState: { open: 'Pendiente', done: 'Hecho', dropped: 'Nada que hacer' },
    gender: { any: 'Todos' },
  },
  subject: {
    trip: 'Estancia',
    activity: 'Actividad',
    activitySchedule: 'Semana de campamento',
  },
} as const;
