// Who changed what, in Japanese. Actions and fields that have no word here are shown by their own name.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: 'すべての変更、変更した人、変更前の内容です。',
  somebody: 'システム',
  viewedBy: '{viewer}（{actor}として表示中）',
  by: '変更者：{name}',
  empty: '変更はまだありません。',
  nothing: '該当するものがありません。',
  nothingText: '検索語を変えるか、絞り込みを外してください。',
  more: 'さらに表示',
  before: '変更前：',
  nothingBefore: '空欄',
  yes: 'はい',
  no: 'いいえ',
  action: {
    users: {
      invite: '招待',
      resendInvitation: '招待を再送信',
      edit: '詳細を変更',
      changeRoles: 'ロールを変更',
      deactivate: '無効化',
      reactivate: '再有効化',
      sendResetLink: '再設定リンクを送信',
      endSessions: '全端末からログアウト',
    },
    permissions: { switch: '権限を切り替え', reset: '権限をリセット' },
    outbox: { retry: '処理を再試行' },
  },
  field: {
    firstName: '名',
    lastName: '姓',
    email: 'メールアドレス',
    phone: '電話番号',
    locale: '言語',
    roleNames: 'ロール',
    deactivatedAt: '無効化日時',
    reason: '理由',
  },
  subject: { user: 'ユーザー', role: 'ロール', outbox: '処理' },
} as const satisfies Section<'changeLog'>;
