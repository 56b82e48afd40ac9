// The dashboard of host families, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const hostDashboard = {
  hello: '{name}，您好',
  live: {
    title: '您的资料页',
    isLive: '您的资料页已上线：家长可以找到您。',
    notLive: '您的资料页尚未上线。还需要：',
    done: '已完成',
    open: '待办',
    address: '填写地址',
    photos: '上传至少3张照片（目前{count, number}张）',
    vetting: '通过我们的审核：我们会与您联系',
    paused: '结束资料页的暂停',
    account: '重新启用账户：请联系我们',
  },
  occupancy: {
    title: '{year}年入住情况',
    nights: '{of, number}晚中的{nights, plural, other {#晚}}',
    share: '全年的{percent, number}%已被预订',
  },
  response: {
    title: '答复时间',
    minutes: '{minutes, plural, other {#分钟}}',
    hours: '{hours, plural, other {#小时}}',
    none: '尚未统计：答复三次询问后显示。',
    hint: '您一半的答复在这段时间内发出。家长可以在资料页看到。',
  },
  payout: {
    title: '下一笔付款',
    due: '日期：',
    none: '还没有安排付款。',
    all: '所有付款',
  },
  answers: {
    waiting: '{count, plural, other {有#条询问等待您的答复}}',
    none: '没有等待您答复的询问。',
  },
  stays: {
    title: '接下来的住宿',
    none: '没有即将开始的住宿。',
    all: '所有住宿',
  },
} as const satisfies Section<'hostDashboard'>;
