// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in Korean.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: '청구서 열기',
  until: '링크는 {until}까지 열립니다. 이 청구서에 관한 다음 메일에 새 링크를 보내 드립니다.',
  reason: '사유: {reason}',
  sent: {
    subject: '{seller} 청구서 {number}',
    intro: '{amount}의 청구서 {number}입니다. 지급 기한은 {due}입니다.',
  },
  receipt: {
    subject: '결제 확인: 청구서 {number}',
    intro: '{date}에 청구서 {number}의 {amount}({method})을(를) 받았습니다. 감사합니다.',
    nothingDue: '전액 결제되었습니다. 지불하실 금액이 없습니다.',
    stillDue: '남은 금액 {amount}, 기한 {due}.',
    button: '영수증 보기',
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
  difference: {
    line: '합의된 가격과의 차액',
    detail: '합의된 가격: {agreed}, 지금까지 청구된 금액: {billed}',
  },
  creditNote: {
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
  future: '이 줄의 날짜는 아직 오지 않은 날입니다.',
  currency: '이 줄의 통화는 {currency}이(가) 아닙니다.',
  ambiguous: '이 줄의 금액은 천 단위 구분으로도 소수로도 읽을 수 있습니다. 1,234.00처럼 소수 자리를 붙여 적어 주세요.',
  columns: '이 줄의 열이 머리글과 맞지 않습니다. 구분 기호가 든 셀은 따옴표로 묶고 따옴표를 모두 닫아 주세요.',
  nobody: '이 줄에는 지급인도 적요도 없습니다.',
} as const satisfies ServerWords['bankLines'];

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: '할인',
  withoutVat: '부가가치세가 부과되지 않는 금액',
  rounding: '부가가치세 반올림',
  creditTerms: '청구서 {number}의 미납액에서 차감하거나 환불합니다.',
  lacks: {
    sellerCountry: '사업자 주소가 국가 이름으로 끝나지 않습니다. 사업자 설정에 국가를 입력해 주세요.',
    buyerCountry: '구매자 주소가 국가 이름으로 끝나지 않습니다. 마지막 줄은 국가 이름이어야 합니다.',
    sellerVat: '보낼 당시 사업자의 부가가치세 번호가 없었습니다. 사업자 설정에 입력하면 이후에 보내는 문서부터 표시됩니다.',
    sellerVatForm: '사업자의 부가가치세 번호는 IE1234567T처럼 국가를 나타내는 두 글자로 시작해야 합니다.',
    buyerVatForm: '구매자의 부가가치세 번호는 DE123456789처럼 국가를 나타내는 두 글자로 시작해야 합니다.',
    currency: '전자 청구서의 금액은 소수점 아래 두 자리까지이지만 {currency} 금액은 그보다 자릿수가 많습니다.',
    vat: '부가가치세가 과세 대상 금액에 대한 비율과 맞지 않습니다.',
    rule: 'EN 16931의 규칙 {rule}을(를) 지키지 않았습니다.',
  },
} as const satisfies ServerWords['eInvoice'];
