// What the change log tells of trips, activities and their weeks, in German.

export const tripsTrail = {
  action: {
    trip: {
      create: 'Aufenthalt angelegt',
      edit: 'Aufenthalt geändert',
      move: 'Aufenthalt weitergeführt',
      moveOffer: 'Anfrage weitergeführt',
      addTask: 'Aufgabe angelegt',
      finishTask: 'Aufgabe erledigt',
    },
    activity: {
      create: 'Aktivität angelegt',
      edit: 'Aktivität geändert',
      delete: 'Aktivität gelöscht',
      takeOffline: 'Aktivität offline genommen',
    },
    activitySchedule: { create: 'Campwoche angelegt', edit: 'Campwoche geändert', delete: 'Campwoche gelöscht' },
  },
  field: {
    task: 'Aufgabe',
    taskState: 'Stand der Aufgabe',
    tripState: 'Stand',
    offerState: 'Antwort der Familie',
    startDate: 'Erster Tag',
    endDate: 'Letzter Tag',
    capacity: 'Plätze',
    minAge: 'Jüngste',
    maxAge: 'Älteste',
    wishes: 'Wünsche',
    activityDetailsType: 'Wo die Tage verbracht werden',
    studentIds: 'Schüler (interne Nummern)',
    camps: 'Campwochen (interne Nummern)',
    backupHostFamilyId: 'Ersatzfamilie (interne Nummer)',
    coordinatorId: 'Betreuung (interne Nummer)',
    activityId: 'Aktivität (interne Nummer)',
    countyId: 'Grafschaft (interne Nummer)',
    locationId: 'Ort (interne Nummer)',
    categoryId: 'Kategorie (interne Nummer)',
  },
  value: {
    state: { open: 'Offen' },
    taskState: { open: 'Offen', done: 'Erledigt', dropped: 'Nichts zu tun' },
    gender: { any: 'Alle' },
  },
  subject: {
    trip: 'Aufenthalt',
    activity: 'Aktivität',
    activitySchedule: 'Campwoche',
  },
} as const;
