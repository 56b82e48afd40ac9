// What the change log tells of students, on screens and in exported files, in English.

export const peopleTrail = {
  action: {
    student: {
      create: 'Student added',
      edit: 'Student changed',
      delete: 'Student deleted',
      linkParent: 'Parent linked',
      unlinkParent: 'Parent unlinked',
      inviteParent: 'Parent invited by email',
      declineParent: 'Invitation declined by the parent',
      merge: 'Students merged',
      addDocument: 'Document added',
      removeDocument: 'Document deleted',
    },
  },
  field: {
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
    hobbies: 'Hobbies and interests',
    allergies: 'Allergies',
    anyMedicalCondition: 'Medical conditions',
    vacinated: 'Vaccinated',
    internalNotes: 'Internal notes',
    documentKind: 'Document type',
    documentId: 'Document ID',
    photos: 'Photos',
    parents: 'Parents',
    parentId: 'Parent ID',
    agentId: 'Agent ID',
    studentTypeId: 'Student type ID',
    otherId: 'Merged student ID',
    mergedInto: 'Merged into (ID)',
  },
  subject: {
    student: 'Student',
  },
} as const;
