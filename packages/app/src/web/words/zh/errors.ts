// What is said when a request or the code of a page fails, in Chinese (simplified).

import type { Section } from '#web/words/sections.ts';

export const errors = {
  accessTitle: '您无权访问此区域',
  notLoggedIn: '尚未登录',
  roleMismatch: '您无权访问此区域',
  sessionExpired: '会话已过期',
  maintenance: '系统维护中',
  failed: '出现问题，已通知相关团队。',
  noResponse: '没有响应',
  withStatus: '请求失败，状态码 {status}',
  succeeded: '请求成功',
  ok: '好',
  dismiss: '关闭',
  notifications: '通知',
  chunk: {
    title: '页面部分 {number} 加载失败',
    kind: {
      missing: '（missing）此页面已更新，重新加载即可显示新版本。',
      timeout: '（timeout）网络连接似乎较慢。',
      error: '（error）网络连接似乎已中断。',
    },
    retry: '重试',
  },
  crash: {
    title: '此页面已停止工作',
    text: '已保存的内容没有丢失。请重新加载页面；如果仍无法解决，请告诉我们您当时在做什么。',
    reload: '重新加载',
  },
} as const satisfies Section<'errors'>;
