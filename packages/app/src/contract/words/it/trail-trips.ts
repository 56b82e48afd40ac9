// What the change log tells of trips, activities and their weeks, in Italian.

export const tripsTrail = {
  action: {
    trip: {
      create: 'Soggiorno creato',
      edit: 'Soggiorno modificato',
      move: 'Soggiorno avanzato',
      moveOffer: 'Proposta avanzata',
      addTask: 'Compito aperto',
      finishTask: 'Compito chiuso',
    },
    activity: {
      create: 'Attività creata',
      edit: 'Attività modificata',
      delete: 'Attività eliminata',
      takeOffline: 'Attività messa offline',
    },
    activitySchedule: {
      create: 'Settimana di campo creata',
      edit: 'Settimana di campo modificata',
      delete: 'Settimana di campo eliminata',
    },
  },
  field: {
    task: 'Compito',
    taskState: 'Stato del compito',
    tripState: 'Stato',
    offerState: 'Risposta della famiglia',
    startDate: 'Primo giorno',
    endDate: 'Ultimo giorno',
    capacity: 'Posti',
    minAge: 'Età minima',
    maxAge: 'Età massima',
    wishes: 'Desideri',
    activityDetailsType: 'Dove si passano le giornate',
    studentIds: 'Studenti (numeri interni)',
    camps: 'Settimane di camp (numeri interni)',
    backupHostFamilyId: 'Famiglia di riserva (numero interno)',
    coordinatorId: 'Coordinatore (numero interno)',
    activityId: 'Attività (numero interno)',
    countyId: 'Contea (numero interno)',
    locationId: 'Località (numero interno)',
    categoryId: 'Categoria (numero interno)',
  },
  value: {
    state: { open: 'Aperto' },
    taskState: { open: 'Da fare', done: 'Fatto', dropped: 'Niente da fare' },
    gender: { any: 'Tutti' },
  },
  subject: {
    trip: 'Soggiorno',
    activity: 'Attività',
    activitySchedule: 'Settimana di campo',
  },
} as const;
