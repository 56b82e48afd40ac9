// What the change log tells of students, on screens and in exported files, in Japanese.

export const peopleTrail = {
  action: {
    student: {
      create: '生徒を追加',
      edit: '生徒を変更',
      delete: '生徒を削除',
      linkParent: '保護者を結び付け',
      unlinkParent: '保護者の結び付きを解除',
      inviteParent: '保護者にメールで確認',
      declineParent: '保護者が否認',
      merge: '生徒を統合',
      addDocument: '書類を追加',
      removeDocument: '書類を削除',
    },
  },
  field: {
    dateOfBirth: '生年月日',
    gender: '性別',
    hobbies: '趣味・関心',
    allergies: 'アレルギー',
    anyMedicalCondition: '持病',
    vacinated: '予防接種済み',
    internalNotes: '社内メモ',
    documentKind: '書類の種類',
    documentId: '書類（内部番号）',
    photos: '写真',
    parents: '保護者',
    parentId: '保護者（内部番号）',
    agentId: '代理店（内部番号）',
    studentTypeId: '生徒の種類（内部番号）',
    otherId: '統合した生徒（内部番号）',
    mergedInto: '統合先（内部番号）',
  },
  subject: {
    student: '生徒',
  },
} as const;
