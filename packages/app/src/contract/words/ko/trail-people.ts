// What the change log tells of students, on screens and in exported files, in Korean.

export const peopleTrail = {
  action: {
    student: {
      create: '학생 추가됨',
      edit: '학생 변경됨',
      delete: '학생 삭제됨',
      linkParent: '학부모 연결됨',
      unlinkParent: '학부모 연결 해제됨',
      inviteParent: '학부모에게 이메일로 확인 요청',
      declineParent: '학부모가 거절함',
      merge: '학생 병합됨',
      addDocument: '문서 추가',
      removeDocument: '문서 삭제',
    },
  },
  field: {
    dateOfBirth: '생년월일',
    gender: '성별',
    hobbies: '취미와 관심사',
    allergies: '알레르기',
    anyMedicalCondition: '질환',
    vacinated: '예방접종 완료',
    internalNotes: '내부 메모',
    documentKind: '문서 종류',
    documentId: '문서(내부 번호)',
    photos: '사진',
    parents: '학부모',
    parentId: '학부모 (내부 번호)',
    agentId: '에이전트 (내부 번호)',
    studentTypeId: '학생 유형 (내부 번호)',
    otherId: '병합된 학생 (내부 번호)',
    mergedInto: '병합 대상 (내부 번호)',
  },
  subject: {
    student: '학생',
  },
} as const;
