// The screen for signing in, in Korean.

import type { Section } from '#web/words/sections.ts';

export const signIn = {
  title: '로그인',
  email: '이메일',
  password: '비밀번호',
  submit: '로그인',
  forgot: '비밀번호를 잊으셨나요?',
  /** Before the links to the two registrations. */
  new: '처음이신가요?',
  registerParent: '학부모로 가입',
  registerHost: '호스트 가정 되기',
  with: '{provider} 계정으로 로그인',
  or: '또는',
  confirmFirst: '링크가 담긴 메일을 다시 받을 수 있습니다.',
  resend: '메일 다시 보내기',
} as const satisfies Section<'signIn'>;
