// What statements and the mails that bring them say, in Chinese.

export const billing = {
  opening: '期初余额',
  closing: '期末余额',
  sent: '对账单正在发送至 {email}。',
  mail: {
    subject: '{product} 对账单（{from} 至 {to}）',
    intro: '这是您 {from} 至 {to} 的对账单。',
    balance: '截至 {to} 的余额为 {balance}。',
    attached: '每笔往来均在附件中，可用任何电子表格打开。',
  },
} as const;
