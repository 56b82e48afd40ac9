// What the change log tells of students, on screens and in exported files, in Chinese.

export const peopleTrail = {
  action: {
    student: {
      create: '已添加学生',
      edit: '已更改学生',
      delete: '已删除学生',
      linkParent: '已关联家长',
      unlinkParent: '已取消关联家长',
      inviteParent: '已通过邮件询问家长',
      declineParent: '家长已拒绝',
      merge: '已合并学生',
      addDocument: '添加文件',
      removeDocument: '删除文件',
    },
  },
  field: {
    dateOfBirth: '出生日期',
    gender: '性别',
    hobbies: '爱好与兴趣',
    allergies: '过敏',
    anyMedicalCondition: '疾病',
    vacinated: '已接种疫苗',
    internalNotes: '内部备注',
    documentKind: '文件类型',
    documentId: '文件（内部编号）',
    photos: '照片',
    parents: '家长',
    parentId: '家长（内部编号）',
    agentId: '代理（内部编号）',
    studentTypeId: '学生类型（内部编号）',
    otherId: '被合并的学生（内部编号）',
    mergedInto: '合并到（内部编号）',
  },
  subject: {
    student: '学生',
  },
} as const;
