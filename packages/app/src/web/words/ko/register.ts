// Registering as a parent, in Korean.

import type { Section } from '#web/words/sections.ts';

export const register = {
  title: '학부모로 가입',
  lead: '계정이 있으면 자녀의 체류를 계획하고, 호스트 가정에 연락하고, 안전하게 결제할 수 있습니다.',
  firstName: '이름',
  lastName: '성',
  email: '이메일',
  phone: '전화번호',
  password: '비밀번호',
  terms: '이용 약관과 개인정보 처리방침에 동의합니다',
  termsName: '이용 약관 동의',
  submit: '가입하기',
  signIn: '이미 계정이 있습니다',
  sentTitle: '메일함을 확인해 주세요',
  sent: '{email} 주소로 메일을 보냈습니다. 메일의 링크를 열어 계속해 주세요. 링크는 이틀 동안 유효합니다.',
} as const satisfies Section<'register'>;
