// Writing to us, in Korean.

import { names } from '#contract/words/ko/names.ts';
import type { Section } from '#web/words/sections.ts';

export const contact = {
  title: '문의하기',
  intro: '체류, 가정, 예약에 대해 무엇이든 물어보세요. 이메일로 답변해 드립니다.',
  signedInAs: '{name} 님({email})께 답변해 드립니다.',
  name: '이름',
  email: '이메일',
  phone: '전화번호',
  phoneHint: '전화로 연락받고 싶으신 경우.',
  topic: '주제',
  topics: names.contactTopic,
  message: '메시지',
  trap: '이 칸은 비워 두세요',
  send: '메시지 보내기',
  sentTitle: '감사합니다. 메시지를 받았습니다',
  sentText: '{email} 주소로 확인 메일을 보내 드립니다. 답변도 이메일로 드립니다.',
  reference: '접수 번호',
  referenceHint: '이 건으로 다시 문의하실 때 알려 주세요.',
  another: '다른 메시지 쓰기',
  home: '시작 페이지로',
} as const satisfies Section<'contact'>;
