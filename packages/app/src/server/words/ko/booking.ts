// What is said against a booking, and in its mails, in Korean.

import type { ServerWords } from '../catalogue.ts';

export const booking = {
  issue: {
    childMissing: '여행할 학생을 선택해 주세요.',
    childAdult: '이 학생은 첫날에 18세 이상입니다. 다른 학생을 선택해 주세요.',
    childTwice: '이 학생이 두 번 선택되었습니다.',
    childUnknown: '이 학생은 더 이상 없습니다. 다른 학생을 선택해 주세요.',
    childIncomplete: '호스트 가정이 이 학생에 대해 알아야 할 정보가 아직 부족합니다.',
    childAway: '이 학생은 이 기간 중 일부에 다른 여행이 있습니다. 다른 날짜나 다른 학생을 선택해 주세요.',
    datesMissing: '첫날과 마지막 날을 선택해 주세요.',
    datesReversed: '마지막 날은 첫날보다 뒤여야 합니다.',
    datesPast: '이 날짜는 이미 시작되었습니다. 이후 날짜를 선택해 주세요.',
    datesTooLong: '체류는 최대 1년까지 가능합니다.',
    familyMissing: '호스트 가정을 선택해 주세요.',
    familyNotLive: '이 가정은 현재 손님을 받지 않습니다. 다른 가정을 선택해 주세요.',
    familyTooSmall: '학생 수에 비해 이 가정의 침대가 부족합니다.',
    familyTaken: '이 가정은 이 날짜에 비어 있지 않습니다. 다른 날짜나 가정을 선택해 주세요.',
    backupIsPrimary: '예비 가정은 선택한 가정과 달라야 합니다.',
    backupNotLive: '예비 가정은 현재 손님을 받지 않습니다.',
    backupTaken: '예비 가정은 이 날짜에 비어 있지 않습니다.',
    campUnknown: '이 캠프 주간은 더 이상 열리지 않습니다.',
    campOutsideDates: '이 캠프 주간은 체류 기간을 벗어납니다.',
    campClash: '이 주에는 이미 다른 캠프가 선택되어 있습니다.',
    campFull: '이 캠프 주간은 마감되었습니다. 다른 주간을 선택해 주세요.',
    campMissing: '아직 캠프를 선택하지 않았습니다. 캠프가 없으면 하루 종일 가족과 지내는 체류가 됩니다.',
    campsNotWanted: '하루 종일 가족과 지내는 체류에는 캠프가 없습니다. 다른 유형을 선택하거나 캠프를 빼 주세요.',
    noPrice: '이 상태로는 가격을 계산할 수 없습니다.',
    discountUnknown: '이 코드는 이 체류에 할인이 적용되지 않습니다.',
    tripOver: '이 문의는 이미 예약되었거나 취소되었거나 다른 자녀를 위한 것입니다. 새 여행으로 예약해 주세요.',
    familySaidNo: '이 가정은 더 이상 이 숙박을 맡을 수 없습니다. 다른 가정을 선택해 주세요.',
  },
  mail: {
    refused: {
      subject: '예약이 이루어지지 않아 금액을 환불해 드립니다',
      intro: '{from}부터 {to}까지의 체류에 대한 {product} 결제가 도착했을 때 이미 다른 분이 침대를 예약한 뒤였습니다. 죄송합니다.',
      money: '전액 {amount} {currency}이(가) 환불됩니다. 따로 하실 일은 없습니다.',
      button: '다른 가정 찾기',
    },
    experience: {
      subject: '요청을 받았습니다 ({reference})',
      intro: '{product}에 체험을 요청해 주셔서 감사합니다. 요청이 접수되었습니다.',
      reference: '문의하실 때 다음 번호를 알려 주세요: {reference}',
      next: '알맞은 것을 찾아 제안을 보내 드리겠습니다. 이 주소로 계정을 만들면 요청을 확인하실 수 있습니다.',
      nextFamily: '선택하신 가정에 받아 줄 수 있는지 물어보고 답을 보내 드리겠습니다. 이 주소로 계정을 만들면 요청을 확인하실 수 있습니다.',
      claim: '요청을 확인하고 예약하려면 이 이메일 주소로 로그인하거나 가입한 뒤 시작 페이지에서 본인의 요청임을 확인해 주세요.',
      claimButton: '내 시작 페이지로',
      notYou: '요청하신 적이 없다면 누군가 실수로 이 주소를 입력한 것입니다. 따로 하실 일은 없습니다.',
    },
  },
} as const satisfies ServerWords['booking'];
