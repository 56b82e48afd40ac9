// Activities of the hub and their weeks, in Korean.

import type { Section } from '#web/words/sections.ts';

export const hubActivities = {
  description: '캠프, 수업, 소풍과 그 주와 자리입니다.',
  create: '새 활동',
  empty: '아직 활동이 없습니다',
  emptyText: '캠프를 등록한 다음 주를 등록하세요.',
  ages: '{from}~{to}',
  field: {
    name: '이름',
    type: '종류',
    category: '분야',
    gender: '대상',
    ages: '나이',
    minAge: '최소 나이',
    maxAge: '최대 나이',
    county: '카운티',
    location: '도시',
    description: '설명',
    business: '사업체',
    active: '예약 가능',
    weeks: '예정된 주',
    nextWeek: '다음 주',
    placesLeft: '남은 자리',
  },
  none: '없음',
  week: {
    start: '시작하는 월요일',
    capacity: '자리',
    add: '주 추가',
    edit: '자리 변경',
    cancel: '취소',
    reopen: '다시 진행',
    save: '저장',
    saved: '주를 저장했습니다.',
    off: '취소됨',
    taken: '{capacity}자리 중 {taken}자리 예약됨',
    cancelText: '더 이상 예약할 수 없습니다. 이미 포함된 여행은 직접 바꿀 때까지 유지됩니다.',
  },
} as const satisfies Section<'hubActivities'>;
