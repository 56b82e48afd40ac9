// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Korean.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: '청구서 열기',
  reason: '사유: {reason}',
  sent: {
    subject: '{seller} 청구서 {number}',
    intro: '{amount}의 청구서 {number}입니다. 지급 기한은 {due}입니다.',
  },
  reminder: {
    subject: '알림: {seller} 청구서 {number}',
    intro: '청구서 {number} 중 {amount}이(가) 아직 지급되지 않았습니다. 지급 기한은 {due}입니다.',
    crossed: '그사이 지급하셨다면 아무것도 하지 않으셔도 됩니다.',
  },
  credit: {
    subject: '{seller} 대변표 {number}',
    intro: '청구서 {credited}에 대한 {amount}의 대변표 {number}입니다.',
    button: '대변표 열기',
  },
  voided: {
    subject: '{seller} 청구서 {number}이(가) 무효 처리되었습니다',
    intro: '청구서 {number}은(는) 더 이상 유효하지 않습니다. 지급하지 말아 주세요.',
  },
  creditNote: {
    title: '대변표',
    titled: '대변표 {number}',
    number: '대변표 번호',
    line: '청구서 {number} 차감',
  },
} as const satisfies ServerWords['invoiceMails'];

/** The columns of a statement. */
export const bankColumns = {
  date: '날짜',
  amount: '금액',
  payer: '지급인',
  reference: '적요',
} as const satisfies ServerWords['bankColumns'];

/** What is wrong with a line of a statement. */
export const bankLines = {
  date: '이 줄에는 날짜가 없습니다.',
  amount: '이 줄에는 이 통화로 가능한 금액이 없습니다.',
  nobody: '이 줄에는 지급인도 적요도 없습니다.',
} as const satisfies ServerWords['bankLines'];
