// Japanese: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: '更新中…',
  refused: 'この内容の料金がありません。内容をご確認ください。',
  failure: {
    offline: '接続がありません。',
    timeout: '料金の取得に時間がかかりすぎています。',
    forbidden: 'この料金を見るにはログインしてください。',
    busy: 'ただいまリクエストが多すぎます。',
    broken: 'ただいま料金を計算できません。',
  },
  retry: 'もう一度試す',
};
