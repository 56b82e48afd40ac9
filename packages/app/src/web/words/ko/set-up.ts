// Becoming the first administrator with the link that the server prints, in Korean.

import type { Section } from '#web/words/sections.ts';

export const setUp = {
  title: '첫 관리자 되기',
  lead: '아직 {product}의 관리자가 없습니다. 이 계정이 첫 관리자가 되어 다른 사람들을 초대합니다.',
  firstName: '이름',
  lastName: '성',
  email: '이메일',
  password: '비밀번호',
  passwordConfirmation: '비밀번호 확인',
  submit: '계정 만들기',
  checking: '링크를 확인하고 있습니다. 잠시만 기다려 주세요',
  expiredTitle: '더 이상 사용할 수 없는 링크입니다',
  expired: '이미 사용했거나 하루가 지났거나 이미 관리자가 있습니다. 관리자가 없는 동안에는 서버가 시작할 때 새 링크를 표시합니다.',
  signIn: '로그인',
} as const satisfies Section<'setUp'>;
