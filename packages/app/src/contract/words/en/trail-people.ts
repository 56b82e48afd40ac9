// What the change log tells of students, on screens and in exported files, in English.

export const peopleTrail = {
  action: {
    student: {
      create: 'Student added',
      edit: 'Student changed',
      delete: 'Student deleted',
      linkParent: 'Parent linked',
      unlinkParent: 'Parent unlinked',
      inviteParent: 'Parent asked by email',
      declineParent: 'Declined by the parent',
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
    documentKind: 'Kind of document',
    documentId: 'Document (internal number)',
    photos: 'Photos',
    parents: 'Parents',
    parentId: 'Parent (internal number)',
    agentId: 'Agent (internal number)',
    studentTypeId: 'Type of student (internal number)',
    otherId: 'Merged student (internal number)',
    mergedInto: 'Merged into (internal number)',
  },
  subject: {
    student: 'Student',
  },
} as const;
