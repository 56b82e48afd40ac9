// Activities of the hub and their weeks, in Chinese.

import type { Section } from '#web/words/sections.ts';

export const hubActivities = {
  description: '营地、课程和郊游及其各周名额。',
  create: '新建活动',
  empty: '还没有活动',
  emptyText: '先登记营地，再登记各周。',
  ages: '{from}至{to}',
  field: {
    name: '名称',
    type: '类型',
    category: '类别',
    gender: '对象',
    ages: '年龄',
    minAge: '最小年龄',
    maxAge: '最大年龄',
    county: '郡',
    location: '城镇',
    description: '说明',
    business: '商家',
    active: '可预订',
    weeks: '即将开始的周',
    nextWeek: '下一周',
    placesLeft: '剩余名额',
  },
  none: '无',
  week: {
    start: '开始的星期一',
    capacity: '名额',
    add: '添加一周',
    edit: '更改名额',
    cancel: '取消该周',
    reopen: '恢复该周',
    save: '保存',
    saved: '该周已保存。',
    off: '已取消',
    taken: '{capacity}个名额已占{taken}个',
    cancelText: '不能再预订。已包含该周的行程在您更改之前保持不变。',
  },
} as const satisfies Section<'hubActivities'>;
