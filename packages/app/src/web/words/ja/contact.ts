// Writing to us, in Japanese.

import { names } from '#contract/words/ja/names.ts';
import type { Section } from '#web/words/sections.ts';

export const contact = {
  title: 'お問い合わせ',
  intro: '滞在、ファミリー、予約について、何でもお尋ねください。メールでお答えします。',
  signedInAs: '{name}様（{email}）にお返事します。',
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  phoneHint: 'お電話をご希望の場合。',
  topic: '件名',
  topics: names.contactTopic,
  message: 'メッセージ',
  trap: 'この欄は空欄のままにしてください',
  send: '送信する',
  sentTitle: 'お問い合わせを受け付けました',
  sentText: '確認のメールを{email}にお送りします。メールでお答えします。',
  reference: '受付番号',
  referenceHint: 'この件で再度ご連絡の際は、この番号をお知らせください。',
  another: '別のメッセージを書く',
  home: 'トップページへ',
} as const satisfies Section<'contact'>;
