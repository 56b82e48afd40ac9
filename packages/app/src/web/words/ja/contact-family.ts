// Writing to a host family before booking, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const contactFamily = {
  intro: 'どなたがいつ滞在するかを伝え、知りたいことをお尋ねください。',
  form: 'ファミリーへのメッセージ',
  children: 'お子さま',
  dates: '日程',
  message: 'メッセージ',
  send: '送信する',
  sent: 'メッセージをファミリーに送信しました。',
  alreadyOpen: 'このファミリーへのお問い合わせがすでにあります。こちらです。',
  writeOther: '別のお子さままたは別の日程で書く',
  student: '生徒',
  studentHint: '誰のために書くか。保護者はその生徒の保護者になります。',
  toTrip: 'お問い合わせを開く',
  noChildren: 'アカウントにまだお子さまが登録されていません',
  noChildrenText: 'どなたが滞在するかをファミリーに伝える必要があります。',
  addChild: 'お子さまを追加',
  noFamily: '該当するホストファミリーはありません',
  toSearch: 'ファミリーを探す',
} as const satisfies Section<'contactFamily'>;
