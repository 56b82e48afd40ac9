// Menus, header and command palette around the pages of signed-in people, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const shell = {
  navigation: '主菜单',
  more: '更多',
  fold: '收起菜单',
  unfold: '展开菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  later: '即将推出',
  soon: '即将推出',
  unread: '{count, plural, other {# 条未读消息}}',
  group: {
    today: '今天',
    operations: '运营',
    people: '人员',
    finance: '财务',
    pricing: '定价',
    content: '内容',
    administration: '管理',
  },
  area: {
    title: '专区',
    switch: '切换专区',
    travel: '家长专区',
    hostFamily: '寄宿家庭专区',
    hub: '工作台',
  },
  account: {
    title: '您的账户',
    open: '您的账户：{name}',
    signOut: '退出登录',
  },
  colours: {
    title: '配色',
    auto: '自动',
    light: '浅色',
    dark: '深色',
  },
  viewAs: {
    title: '您正以{name}的身份查看。',
    note: '期间不能更改任何内容，且此次查看会被记录。',
    stop: '结束查看',
  },
  palette: {
    open: '搜索和命令',
    placeholder: '前往页面或执行操作…',
    none: '没有匹配的结果。',
    pages: '页面',
    later: '即将推出',
    actions: '操作',
    language: '语言：{name}',
    colours: '配色：{name}',
    invite: '邀请用户',
    shortcuts: '键盘快捷键',
    enter: 'Enter 打开，Esc 关闭',
  },
  shortcuts: {
    title: '键盘快捷键',
    general: '工作台各处',
    goTo: '前往页面',
    palette: '搜索和命令',
    help: '此一览',
    single: '单键快捷键',
    singleNote: '如果造成妨碍（例如使用语音输入时），请将其关闭。',
  },
} as const satisfies Section<'shell'>;
