// What statements and the mails that bring them say, in Japanese.

export const billing = {
  opening: '期首残高',
  closing: '期末残高',
  sent: '取引明細書を {email} に送信しています。',
  mail: {
    subject: '{product} からの取引明細書（{from}～{to}）',
    intro: '{from} から {to} までのお取引明細書をお送りします。',
    balance: '{to} 現在の残高は {balance} です。',
    attached: 'すべての取引は添付ファイルにあります。表計算ソフトで開けます。',
  },
} as const;
