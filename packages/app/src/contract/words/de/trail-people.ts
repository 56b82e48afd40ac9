// What the change log tells of students, on screens and in exported files, in German.

export const peopleTrail = {
  action: {
    student: {
      create: 'Schüler angelegt',
      edit: 'Schüler geändert',
      delete: 'Schüler gelöscht',
      linkParent: 'Elternteil verknüpft',
      unlinkParent: 'Verknüpfung mit Elternteil gelöst',
      inviteParent: 'Elternteil per E-Mail gefragt',
      declineParent: 'Vom Elternteil abgelehnt',
      merge: 'Schüler zusammengeführt',
      addDocument: 'Dokument hinzugefügt',
      removeDocument: 'Dokument gelöscht',
    },
  },
  field: {
    dateOfBirth: 'Geburtsdatum',
    gender: 'Geschlecht',
    hobbies: 'Hobbys und Interessen',
    allergies: 'Allergien',
    anyMedicalCondition: 'Erkrankungen',
    vacinated: 'Geimpft',
    internalNotes: 'Interne Notizen',
    documentKind: 'Art des Dokuments',
    documentId: 'Dokument (interne Nummer)',
    photos: 'Fotos',
    parents: 'Eltern',
    parentId: 'Elternteil (interne Nummer)',
    agentId: 'Agentur (interne Nummer)',
    studentTypeId: 'Art des Schülers (interne Nummer)',
    otherId: 'Zusammengeführter Schüler (interne Nummer)',
    mergedInto: 'Zusammengeführt mit (interne Nummer)',
  },
  subject: {
    student: 'Schüler',
  },
} as const;
