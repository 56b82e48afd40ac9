// The screens of the app wrapper, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const mobile = {
  hello: '{name}，您好',
  shortcuts: '快捷方式',
  account: '账户',
  menu: '菜单',
  settings: '设置',
  deleteAccount: '删除账户',
  delete: {
    intro: '删除账户后无法恢复。这意味着：',
    goes: '将删除',
    stays: '将保留，但不含您的姓名',
    deleted: {
      profile: '您的姓名、电子邮箱、电话号码和头像',
      children: '您的孩子的姓名、健康信息和文件（另有家长关联的除外）',
      hostFamily: '您的寄宿家庭的资料、介绍和照片',
      written: '您写给他人的消息',
      signIn: '您的密码和账户关联的登录方式',
      sessions: '您在所有设备上的登录会话',
      saved: '您保存的视图和设置',
      notifications: '您的通知',
      mails: '我们发给您的邮件',
    },
    kept: {
      invoices: '法律要求保存的发票和付款记录',
      trips: '过去的行程',
      changes: '更改操作的记录',
    },
    blocked: '暂时不能删除您的账户',
    blocker: {
      openTrips: '有 {count, plural, other {# 个行程}}处于预留、已预订或进行中。行程结束或取消后，即可删除账户。',
      lastAdministrator: '您是最后一位管理员，请先将其他人设为管理员。',
    },
    contact: '联系我们',
    viewing: '以他人身份查看期间，不能删除账户。',
    password: '密码',
    passwordText: '用于确认是您本人。',
    email: '电子邮箱',
    emailText: '请输入 {email} 以确认。',
    understood: '我明白此操作无法撤销',
    submit: '删除我的账户',
    cancel: '保留我的账户',
    goodbye: '您的账户已删除',
    goodbyeText: '您已在所有设备上退出登录。感谢您一直以来的使用，祝您一切顺利！',
    home: '返回首页',
  },
} as const satisfies Section<'mobile'>;
