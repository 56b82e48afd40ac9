// What the change log tells of students, on screens and in exported files, in Italian.

export const peopleTrail = {
  action: {
    student: {
      create: 'Studente aggiunto',
      edit: 'Studente modificato',
      delete: 'Studente eliminato',
      linkParent: 'Genitore collegato',
      unlinkParent: 'Genitore scollegato',
      inviteParent: 'Genitore interpellato via e-mail',
      declineParent: 'Rifiutato dal genitore',
      merge: 'Studenti uniti',
      addDocument: 'Documento aggiunto',
      removeDocument: 'Documento eliminato',
    },
  },
  field: {
    dateOfBirth: 'Data di nascita',
    gender: 'Sesso',
    hobbies: 'Hobby e interessi',
    allergies: 'Allergie',
    anyMedicalCondition: 'Problemi di salute',
    vacinated: 'Vaccinato',
    internalNotes: 'Note interne',
    documentKind: 'Tipo di documento',
    documentId: 'Documento (numero interno)',
    photos: 'Foto',
    parents: 'Genitori',
    parentId: 'Genitore (numero interno)',
    agentId: 'Agente (numero interno)',
    studentTypeId: 'Tipo di studente (numero interno)',
    otherId: 'Studente unito (numero interno)',
    mergedInto: 'Unito a (numero interno)',
  },
  subject: {
    student: 'Studente',
  },
} as const;
