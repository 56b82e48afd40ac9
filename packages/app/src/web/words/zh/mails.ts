// Mails that the product wrote, and work that waits, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const mails = {
  description: '系统撰写的邮件。没有邮件服务器时，邮件保存在此处，并在此处阅读。',
  tab: { mails: '邮件', outbox: '任务队列' },
  state: { sent: '已发送', kept: '保存在此', waiting: '等待中', failed: '未发送' },
  open: '阅读发给 {recipient} 的邮件：{subject}',
  to: '收件人',
  preview: '收件人看到的邮件',
  asMail: '邮件格式',
  asText: '文本格式',
  withoutLinks: '用于登录的链接已去除，只有收件人拥有这些链接。',
  empty: {
    title: '没有邮件',
    text: '系统因新账户、忘记密码或邀请等撰写邮件后，会显示在此处。',
  },
  outboxDescription: '更改之后执行的任务，例如发送邮件。任务会自动重试；已放弃的可以在此重试。',
  outboxState: { waiting: '等待中', failed: '已放弃', done: '已完成' },
  outboxEmpty: { title: '这里没有内容', text: '没有等待中或已放弃的任务。' },
  retry: '重试',
  retried: '正在重试。',
  drop: { action: '删除任务', done: '已删除任务', title: '要删除此任务吗？', text: '任务将不再重试。此操作无法撤销。' },
} as const satisfies Section<'mails'>;
