// The page for accounts that have no role yet, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const noAccess = {
  title: 'アカウントはアクセス権の付与を待っています',
  hello: '{email}でログインしています。アカウントはありますが、まだロールが付与されていないため、開けるページがありません。',
  who: 'アクセス権はだれが付与しますか？',
  whoText:
    '管理者が付与します。新しいアカウントは管理者のユーザー一覧に表示されます。特に必要な操作はなく、付与されるとここにページが表示されます。',
  check: 'もう一度確認',
  checked: 'まだロールが付与されていません。',
  contact: 'お問い合わせ',
  signOut: 'ログアウト',
} as const satisfies Section<'noAccess'>;
