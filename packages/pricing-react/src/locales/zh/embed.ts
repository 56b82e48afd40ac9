// Chinese (simplified): what an element says until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: '正在加载价格…',
  nothing: '此处尚未设置价格。',
  failed: {
    unreachable: '无法加载价格，请检查网络连接后重试。',
    status: '无法加载价格：服务器返回了错误。',
    unreadable: '无法加载价格：这不是有效的价目表。',
  },
  retry: '重试',
};
