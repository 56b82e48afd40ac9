// What the change log tells of students, on screens and in exported files, in French.

export const peopleTrail = {
  action: {
    student: {
      create: 'Élève ajouté',
      edit: 'Élève modifié',
      delete: 'Élève supprimé',
      linkParent: 'Parent associé',
      unlinkParent: 'Parent dissocié',
      inviteParent: 'Parent interrogé par e-mail',
      declineParent: 'Refusé par le parent',
      merge: 'Élèves fusionnés',
      addDocument: 'Document ajouté',
      removeDocument: 'Document supprimé',
    },
  },
  field: {
    dateOfBirth: 'Date de naissance',
    gender: 'Sexe',
    hobbies: 'Loisirs et centres d’intérêt',
    allergies: 'Allergies',
    anyMedicalCondition: 'Problèmes de santé',
    vacinated: 'Vacciné',
    internalNotes: 'Notes internes',
    documentKind: 'Type de document',
    documentId: 'Document (numéro interne)',
    photos: 'Photos',
    parents: 'Parents',
    parentId: 'Parent (numéro interne)',
    agentId: 'Agent (numéro interne)',
    studentTypeId: 'Type d’élève (numéro interne)',
    otherId: 'Élève fusionné (numéro interne)',
    mergedInto: 'Fusionné avec (numéro interne)',
  },
  subject: {
    student: 'Élève',
  },
} as const;
