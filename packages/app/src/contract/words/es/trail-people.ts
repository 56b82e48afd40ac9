// What the change log tells of students, on screens and in exported files, in Spanish.

export const peopleTrail = {
  action: {
    student: {
      create: 'Estudiante añadido',
      edit: 'Estudiante modificado',
      delete: 'Estudiante eliminado',
      linkParent: 'Padre o madre vinculado',
      unlinkParent: 'Padre o madre desvinculado',
      inviteParent: 'Padre o madre consultado por correo',
      declineParent: 'Rechazado por el padre o la madre',
      merge: 'Estudiantes fusionados',
      addDocument: 'Documento añadido',
      removeDocument: 'Documento eliminado',
    },
  },
  field: {
    dateOfBirth: 'Fecha de nacimiento',
    gender: 'Sexo',
    hobbies: 'Aficiones e intereses',
    allergies: 'Alergias',
    anyMedicalCondition: 'Problemas de salud',
    vacinated: 'Vacunado',
    internalNotes: 'Notas internas',
    documentKind: 'Tipo de documento',
    documentId: 'Documento (número interno)',
    photos: 'Fotos',
    parents: 'Padres',
    parentId: 'Padre o madre (número interno)',
    agentId: 'Agente (número interno)',
    studentTypeId: 'Tipo de estudiante (número interno)',
    otherId: 'Estudiante fusionado (número interno)',
    mergedInto: 'Fusionado con (número interno)',
  },
  subject: {
    student: 'Estudiante',
  },
} as const;
