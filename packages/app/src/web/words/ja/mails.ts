// Mails that the product wrote, and work that waits, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const mails = {
  description: 'システムが作成したメールです。メールサーバーがない場合、メールはここに保管され、ここで読めます。',
  tab: { mails: 'メール', outbox: '処理キュー' },
  state: { sent: '送信済み', kept: '保管中', waiting: '待機中', failed: '未送信' },
  open: '{recipient}へのメールを読む：{subject}',
  to: '宛先',
  preview: '受信者に見えるメール',
  asMail: 'メール表示',
  asText: 'テキスト表示',
  withoutLinks: 'ログインに使うリンクは除いてあります。リンクはメールの受信者だけが持っています。',
  empty: {
    title: 'メールはありません',
    text: '新しいアカウント、パスワードの再設定、招待などのメールが作成されると、ここに表示されます。',
  },
  outboxDescription: 'メールの送信など、変更の後に行う処理です。自動で再試行され、中止されたものはここで再試行できます。',
  outboxState: { waiting: '待機中', failed: '中止', done: '完了' },
  outboxEmpty: { title: '何もありません', text: '待機中や中止された処理はありません。' },
  retry: '再試行',
  retried: '再試行しています。',
  drop: {
    action: '処理を削除',
    done: '処理を削除しました',
    title: 'この処理を削除しますか？',
    text: '今後再試行されません。この操作は元に戻せません。',
  },
} as const satisfies Section<'mails'>;
