// Changing the own password, in Korean.

import type { Section } from '#web/words/sections.ts';

export const changePassword = {
  title: '비밀번호 변경',
  lead: '이 기기에서는 로그인 상태가 유지되고, 다른 기기에서는 로그아웃됩니다.',
  current: '현재 비밀번호',
  new: '새 비밀번호',
  confirmation: '새 비밀번호 확인',
  save: '비밀번호 변경',
  none: '다른 서비스로 로그인하고 계셔서 아직 비밀번호가 없습니다. 비밀번호를 설정할 링크를 메일로 보내 드릴 수 있습니다.',
  sendLink: '링크 받기',
  linkSent: '{email} 주소로 메일을 보내 드립니다.',
} as const satisfies Section<'changePassword'>;
