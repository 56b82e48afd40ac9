// What is said when a request or the code of a page fails, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const errors = {
  accessTitle: 'このエリアへのアクセス権がありません',
  notLoggedIn: 'ログインしていません',
  roleMismatch: 'このエリアへのアクセス権がありません',
  sessionExpired: 'セッションの有効期限が切れました',
  maintenance: 'メンテナンス中です',
  failed: '問題が発生しました。担当チームに通知されました。',
  noResponse: '応答がありません',
  withStatus: 'リクエストに失敗しました（ステータスコード{status}）',
  succeeded: 'リクエストに成功しました',
  ok: 'OK',
  dismiss: '閉じる',
  notifications: '通知',
  chunk: {
    title: 'ページの部品{number}を読み込めませんでした',
    kind: {
      missing: '（missing）このページは更新されました。再読み込みすると新しい版が表示されます。',
      timeout: '（timeout）接続が遅いようです。',
      error: '（error）接続が途切れたようです。',
    },
    retry: '再試行',
  },
  crash: {
    title: 'このページは動作を停止しました',
    text: '保存した内容は失われていません。ページを再読み込みしてください。それでも直らない場合は、何をしていたかをお知らせください。',
    reload: '再読み込み',
  },
} as const satisfies Section<'errors'>;
