// The dashboard of parents, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const travelDashboard = {
  hello: '{name}，您好',
  next: '下一次行程',
  inDays: '{days, plural, other {还有#天}}',
  dayOf: '第{day, number}天，共{days, number}天',
  none: '没有即将开始的行程',
  noneText: '为下个假期寻找寄宿家庭或营地吧。',
  book: '寻找住宿',
  addChild: '添加孩子',
  news: '最新消息',
  claims: {
    title: '待您确认',
    request: '有人用您的邮箱提交了 {name} 的请求（编号 {reference}）。',
    requestText: '如果是您提交的，行程和学生将添加到您的账户。',
    requestTextAgent:
      '{inviter} 代您提交了该请求，并负责此行程。如果您同意，行程和学生将添加到您的账户，{inviter} 将看到您的姓名和联系方式。',
    child: '{inviter} 称 {child} 是您的孩子。',
    childNobody: '有人称 {child} 是您的孩子。',
    childText: '如果您同意，您将看到该学生及其行程，{inviter} 将看到您的姓名和联系方式。',
    childTextNobody: '如果您同意，您将看到该学生及其行程。',
    mine: '是的',
    mineNamed: '是的：{name}',
    notMine: '不是',
    notMineNamed: '不是：{name}',
  },
  toDo: {
    title: '待办事项',
    pay: '支付发票{name}：{amount}',
    payOverdue: '支付逾期发票{name}：{amount}',
    complete: '补充{name}的资料：{count, plural, other {缺#项}}',
    arrival: '告知{name}如何到达',
    choose: '为{name}选择家庭',
    wait: '为{name}询问的家庭尚未答复',
    nothing: '没有待办事项。',
  },
} as const satisfies Section<'travelDashboard'>;
