// Chinese (simplified): what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: '正在更新…',
  refused: '当前选择没有对应的价格，请检查。',
  failure: {
    offline: '没有网络连接。',
    timeout: '获取价格用时过长。',
    forbidden: '请登录后查看此价格。',
    busy: '当前请求过多。',
    broken: '暂时无法计算价格。',
  },
  retry: '重试',
};
