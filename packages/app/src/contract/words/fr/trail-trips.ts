// What the change log tells of trips, activities and their weeks, in French.

export const tripsTrail = {
  action: {
    trip: {
      create: 'Séjour créé',
      edit: 'Séjour modifié',
      move: 'Séjour avancé',
      moveOffer: 'Demande avancée',
      addTask: 'Tâche ouverte',
      finishTask: 'Tâche close',
    },
    activity: {
      create: 'Activité créée',
      edit: 'Activité modifiée',
      delete: 'Activité supprimée',
      takeOffline: 'Activité mise hors ligne',
    },
    activitySchedule: { create: 'Semaine de camp créée', edit: 'Semaine de camp modifiée', delete: 'Semaine de camp supprimée' },
  },
  field: {
    task: 'Tâche',
    taskState: 'État de la tâche',
    tripState: 'État',
    offerState: 'Réponse de la famille',
    startDate: 'Premier jour',
    endDate: 'Dernier jour',
    capacity: 'Places',
    minAge: 'Âge minimum',
    maxAge: 'Âge maximum',
    wishes: 'Souhaits',
    activityDetailsType: 'Où se passent les journées',
    studentIds: 'Élèves (numéros internes)',
    camps: 'Semaines de stage (numéros internes)',
    backupHostFamilyId: 'Famille de secours (numéro interne)',
    coordinatorId: 'Responsable du suivi (numéro interne)',
    activityId: 'Activité (numéro interne)',
    countyId: 'Comté (numéro interne)',
    locationId: 'Ville (numéro interne)',
    categoryId: 'Catégorie (numéro interne)',
  },
  value: {
    state: { open: 'Ouvert' },
    taskState: { open: 'À faire', done: 'Fait', dropped: 'Rien à faire' },
    gender: { any: 'Tout le monde' },
  },
  subject: {
    trip: 'Séjour',
    activity: 'Activité',
    activitySchedule: 'Semaine de camp',
  },
} as const;
