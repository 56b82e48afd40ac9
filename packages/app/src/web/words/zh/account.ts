// The page of one's own account, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const account = {
  viewing: '您正以账户所有者的视角查看此账户，期间不能更改任何内容。',
  saved: '您的更改已保存。',
  details: {
    title: '个人资料',
    text: '向他人展示的信息，以及我们与您联系的方式。',
    picture: '头像',
    firstName: '名',
    lastName: '姓',
    phone: '电话',
    email: '电子邮箱',
    emailText: '您使用此邮箱登录。如需更换，请联系我们。',
    save: '保存资料',
  },
  region: {
    title: '语言和时区',
    text: '页面和邮件使用的语言，以及显示时间所用的时区。',
    language: '语言',
    timezone: '时区',
    timezoneText: '留空则按您所用设备的时区显示时间。',
    timezoneDevice: '与此设备相同：{zone}',
    save: '保存语言和时区',
  },
  password: {
    title: '密码',
  },
  sessions: {
    title: '登录设备',
    text: '如果有您不认识的设备，请让其退出登录并更改密码。',
    list: '已登录的设备',
    device: '{system} 上的 {browser}',
    unknown: '未知设备',
    here: '此设备',
    lastSeen: '上次使用',
    startedAt: '登录时间',
    end: '退出登录',
    endOf: '退出登录：{device}',
    everywhere: '在所有设备上退出登录',
    everywhereTitle: '在所有设备上退出登录？',
    everywhereText: '此设备也将退出登录。您可以随时重新登录。',
  },
  deletion: {
    title: '删除账户',
    text: '从我们的记录中永久移除您的个人信息。',
    begin: '查看删除的影响',
  },
} as const satisfies Section<'account'>;
