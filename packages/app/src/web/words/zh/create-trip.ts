// Making a trip for a parent, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const createTrip = {
  intro: '先选择学生和日期，再选择家庭和营地。价格会随之更新。',
  section: {
    people: '出行人',
    stay: '时间',
    family: '寄宿家庭',
    camps: '营地',
    finish: '附加项目与价格',
  },
  newStudent: '登记新学生',
  parent: '付款的家长',
  noParent: '{name}尚未关联家长。请关联付款的家长。',
  tripType: '行程类型',
  dates: '首日与末日',
  datesFirst: '请先选择日期。',
  family: {
    chosen: '寄宿家庭：{name}',
    backup: '备选：{name}',
    none: '尚未选择家庭。',
    choose: '选择',
    chooseNamed: '选择{name}',
    reserve: '作为备选',
    reserveNamed: '将{name}作为备选',
    remove: '移除{name}',
  },
  enquire: {
    do: '创建为咨询',
    text: '作为咨询时，会询问所选家庭，并为家长提供预订和付款链接。',
  },
  reserve: {
    do: '预留并开账单',
    text: '预留会立即保留床位和名额，并发送可在线支付的账单。',
    title: '为{name}预留吗？',
    price: '账单金额为{amount}。',
    told: '会通知家庭和家长。',
  },
  needs: {
    family: '请先选择寄宿家庭。',
    price: '此住宿没有价格，无法预留。请创建为咨询。',
  },
  done: {
    title: '行程已创建',
    reserved: '住宿已预留并开具账单。家长可在此付款：',
    enquiry: '咨询已创建。家长可在此预订并付款：',
    draft: '行程已创建为草稿，但未能询问该家庭；请在行程页面中询问。家长可在此预订并付款：',
    link: '付款链接',
    copy: '复制链接',
    copied: '链接已复制。',
    trip: '打开行程',
    invoice: '打开账单',
    another: '再新建行程',
  },
} as const satisfies Section<'createTrip'>;
