// What statements and the mails that bring them say, in Korean.

export const billing = {
  opening: '기초 잔액',
  closing: '기말 잔액',
  sent: '거래 명세서를 {email}(으)로 보내고 있습니다.',
  mail: {
    subject: '{product} 거래 명세서({from} ~ {to})',
    intro: '{from}부터 {to}까지의 거래 명세서입니다.',
    balance: '{to} 현재 잔액은 {balance}입니다.',
    attached: '모든 거래는 첨부 파일에 있으며, 스프레드시트로 열 수 있습니다.',
  },
} as const;
