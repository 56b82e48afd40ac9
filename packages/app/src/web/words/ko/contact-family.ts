// Writing to a host family before booking, in Korean.

import type { Section } from '#web/words/sections.ts';

export const contactFamily = {
  intro: '누가 언제 올지 알리고 궁금한 점을 물어보세요.',
  form: '가정에 보내는 메시지',
  children: '자녀',
  dates: '날짜',
  message: '메시지',
  send: '보내기',
  sent: '메시지를 가정에 보냈습니다.',
  alreadyOpen: '이 가정에 이미 문의가 있습니다. 여기 있습니다.',
  writeOther: '다른 자녀나 다른 날짜로 쓰기',
  student: '학생',
  studentHint: '누구를 위해 쓰는지 선택하세요. 보호자는 그 학생의 보호자입니다.',
  toTrip: '문의 열기',
  noChildren: '계정에 아직 자녀가 없습니다',
  noChildrenText: '가정은 누가 올지 알고 싶어 합니다.',
  addChild: '자녀 추가',
  noFamily: '해당 호스트 가정이 없습니다',
  toSearch: '가정 찾기',
} as const satisfies Section<'contactFamily'>;
