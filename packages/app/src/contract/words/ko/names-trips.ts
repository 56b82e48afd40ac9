// What the states of trips and offers, and the tasks of trips, are called, in Korean.

export const tripNames = {
  tripState: {
    new: '신규',
    enquiry: '문의 중',
    reserved: '가예약',
    booked: '예약 확정',
    customer_service: '담당자가 처리 중',
    in_progress: '체류 중',
    completed: '체류 종료',
    closed: '완료',
    cancelled: '취소됨',
  },
  /** Of a family that was asked. */
  offerState: {
    new: '후보',
    potential: '제안됨',
    pending_submission: '준비 중',
    awaiting_review: '답변 대기',
    considering: '고려 중',
    accepted: '수락함',
    declined: '거절함',
    rejected: '선택되지 않음',
    waiting_list: '대기자 명단',
    withdrawn: '철회됨',
  },
  direction: { arrival: '도착', departure: '출발' },
  metBy: { family: '호스트 가정', company: '업체 또는 기사', parent: '부모님', platform: '저희 팀' },
  tripTask: {
    refund: '환불하기',
    priceDifference: '가격 차액 정리하기',
    startInDoubt: '체류가 시작되는데 확정되지 않음',
    cancelAsked: '보호자가 취소를 원함',
    withdrawalAsked: '가정이 철회를 원함',
    changeAsked: '보호자가 변경을 원함',
    campCalledOff: '캠프 한 주가 취소되었습니다',
    noFamily: '남은 가정이 없음',
    bookedBeside: '문의와 별도로 결제됨: 체류가 두 건?',
    priceRefused: '보호자가 더 높은 가격에 동의하지 않음',
    paymentDisputed: '은행에 결제 이의 제기됨',
  },
} as const;
