// Who changed what, in Chinese (simplified). Actions and fields that have no word here are shown by their own name.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: '所有更改、更改者以及更改前的内容。',
  somebody: '系统',
  viewedBy: '{viewer}（以{actor}身份）',
  by: '操作者：{name}',
  empty: '还没有更改。',
  nothing: '没有匹配的结果。',
  nothingText: '请尝试其他搜索词，或去掉一个筛选条件。',
  more: '显示更多',
  before: '更改前：',
  nothingBefore: '空',
  yes: '是',
  no: '否',
  action: {
    users: {
      invite: '已邀请',
      resendInvitation: '已重新发送邀请',
      edit: '已更改资料',
      changeRoles: '已更改角色',
      deactivate: '已停用',
      reactivate: '已重新启用',
      sendResetLink: '已发送重置链接',
      endSessions: '已在所有设备上退出登录',
    },
    permissions: { switch: '已切换权限', reset: '已重置权限' },
    outbox: { retry: '已重试任务' },
  },
  field: {
    firstName: '名',
    lastName: '姓',
    email: '电子邮箱',
    phone: '电话',
    locale: '语言',
    roleNames: '角色',
    deactivatedAt: '停用时间',
    reason: '原因',
  },
  subject: { user: '用户', role: '角色', outbox: '任务' },
} as const satisfies Section<'changeLog'>;
