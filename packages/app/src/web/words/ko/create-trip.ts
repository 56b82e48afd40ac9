// Making a trip for a parent, in Korean.

import type { Section } from '#web/words/sections.ts';

export const createTrip = {
  intro: '학생과 일정을 고른 뒤 가정과 캠프를 고르세요. 가격은 바로바로 계산됩니다.',
  section: {
    people: '여행하는 사람',
    stay: '일정',
    family: '호스트 가정',
    camps: '캠프',
    finish: '추가 항목과 가격',
  },
  newStudent: '새 학생 등록',
  parent: '결제할 보호자',
  noParent: '{name}에게 연결된 보호자가 아직 없습니다. 결제할 보호자를 연결하세요.',
  tripType: '여행 종류',
  dates: '첫날과 마지막 날',
  datesFirst: '먼저 일정을 고르세요.',
  family: {
    chosen: '호스트 가정: {name}',
    backup: '예비: {name}',
    none: '아직 가정을 고르지 않았습니다.',
    choose: '선택',
    chooseNamed: '{name} 선택',
    reserve: '예비로',
    reserveNamed: '{name} 예비로',
    remove: '{name} 빼기',
  },
  enquire: {
    do: '문의로 만들기',
    text: '문의로 만들면 선택한 가정에 묻고, 보호자가 예약하고 결제할 링크가 마련됩니다.',
  },
  reserve: {
    do: '예약하고 청구',
    text: '예약하면 침대와 자리를 바로 확보하고 온라인으로 결제할 수 있는 청구서를 보냅니다.',
    title: '{name} 님을 위해 예약할까요?',
    price: '청구 금액은 {amount}입니다.',
    told: '가정과 보호자에게 알립니다.',
  },
  needs: {
    family: '먼저 호스트 가정을 고르세요.',
    price: '이 체류는 가격이 없어 예약할 수 없습니다. 문의로 만드세요.',
  },
  done: {
    title: '여행을 만들었습니다',
    reserved: '체류를 예약하고 청구했습니다. 보호자는 여기에서 결제할 수 있습니다:',
    enquiry: '문의를 만들었습니다. 보호자는 여기에서 예약하고 결제할 수 있습니다:',
    draft:
      '여행을 초안으로 만들었습니다. 가정에 요청하지 못했으니 여행 페이지에서 요청해 주세요. 보호자는 여기에서 예약하고 결제할 수 있습니다:',
    link: '결제 링크',
    copy: '링크 복사',
    copied: '링크를 복사했습니다.',
    trip: '여행 열기',
    invoice: '청구서 열기',
    another: '다른 여행 만들기',
  },
} as const satisfies Section<'createTrip'>;
