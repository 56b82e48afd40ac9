// What lists and their columns are called, on screens and in exported files, in Chinese (simplified).

import type { SharedWords } from '../catalogue.ts';

export const lists = {
  yes: '是',
  no: '否',
  users: {
    title: '用户',
    columns: {
      name: '姓名',
      firstName: '名',
      lastName: '姓',
      email: '电子邮箱',
      phone: '电话',
      roles: '角色',
      role: '角色',
      severalRoles: '多个角色',
      state: '状态',
      lastSignInAt: '上次登录',
      createdAt: '注册日期',
    },
  },
  audit: {
    title: '更改记录',
    columns: {
      at: '时间',
      actor: '操作者',
      viewer: '代为查看者',
      action: '操作',
      subjectType: '类型',
      subject: '对象',
      subjectId: '编号',
      changes: '更改内容',
    },
  },
  mails: { title: '邮件', columns: { at: '撰写', recipient: '收件人', subject: '主题', state: '状态', sentAt: '发送' } },
  campaigns: {
    title: '公告',
    columns: {
      title: '标题',
      type: '受众',
      state: '状态',
      scheduledFor: '发送时间',
      sent: '送达',
      read: '已读',
      createdBy: '撰写人',
      createdAt: '创建时间',
    },
  },
  outbox: {
    title: '任务队列',
    columns: {
      at: '创建时间',
      kind: '任务',
      state: '状态',
      attempts: '尝试次数',
      lastError: '最近的问题',
      dueAt: '下次尝试',
      doneAt: '完成',
    },
  },
} as const satisfies SharedWords['lists'];
