// The page for accounts that have no role yet, in Korean.

import type { Section } from '#web/words/sections.ts';

export const noAccess = {
  title: '계정의 접근 권한을 기다리고 있습니다',
  hello: '{email} 계정으로 로그인했습니다. 계정은 있지만 아직 역할이 없어 열 수 있는 페이지가 없습니다.',
  who: '접근 권한은 누가 주나요?',
  whoText: '관리자가 줍니다. 새 계정은 관리자의 사용자 목록에 표시됩니다. 따로 하실 일은 없으며, 처리되면 여기에 페이지가 표시됩니다.',
  check: '다시 확인',
  checked: '아직 역할이 부여되지 않았습니다.',
  contact: '문의하기',
  signOut: '로그아웃',
} as const satisfies Section<'noAccess'>;
