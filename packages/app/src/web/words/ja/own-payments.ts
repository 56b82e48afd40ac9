// What a host is paid, in Japanese.

import type { Section } from '#web/words/sections.ts';

export const ownPayments = {
  description: '滞在ごとの支払いです。予定されているもの、処理中のもの、受け取ったものが分かります。',
  hostings: '支払い',
  stay: '滞在',
  student: '学生',
  noStay: 'そのほかの支払い',
  year: '年',
  yearTotal: '{year}年の支払額',
  yearHint: '当社が支払った日で集計しています。確定申告にお使いください。',
  nothingPaid: 'この年の支払いはまだありません。',
  download: 'CSVでダウンロード',
  empty: {
    title: '支払いはまだありません',
    text: '滞在の予約が確定すると、支払いがここに表示されます。',
  },
  draftName: '下書き{id}',
  accept: '確認する',
  acceptTitle: '{name}を確認しますか？',
  acceptText: '泊数・単価・金額に同意します。確認は一度だけです。',
  acceptDone: 'ありがとうございます。請求書を確認しました。',
  acceptedAt: '確認した日時',
  query: '問い合わせる',
  queryMessage: '{name}について質問があります：',
  pdf: 'PDF',
  payouts: '支払い',
  isDraft: 'これは下書きです。承認されると番号と正式な日付が付きます。',
} as const satisfies Section<'ownPayments'>;
