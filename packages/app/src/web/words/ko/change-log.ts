// Who changed what, in Korean. Actions and fields that have no word here are shown by their own name.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: '모든 변경 사항과 변경한 사람, 변경 전 내용입니다.',
  somebody: '시스템',
  viewedBy: '{viewer}({actor}(으)로 보는 중)',
  by: '변경한 사람: {name}',
  empty: '아직 변경 사항이 없습니다.',
  nothing: '일치하는 항목이 없습니다.',
  nothingText: '다른 검색어를 쓰거나 필터를 해제해 보세요.',
  more: '더 보기',
  before: '변경 전:',
  nothingBefore: '비어 있음',
  yes: '예',
  no: '아니요',
  action: {
    users: {
      invite: '초대',
      resendInvitation: '초대 다시 보냄',
      edit: '정보 변경',
      changeRoles: '역할 변경',
      deactivate: '비활성화',
      reactivate: '다시 활성화',
      sendResetLink: '재설정 링크 보냄',
      endSessions: '모든 기기에서 로그아웃',
    },
    permissions: { switch: '권한 전환', reset: '권한 초기화' },
    outbox: { retry: '작업 다시 시도' },
  },
  field: {
    firstName: '이름',
    lastName: '성',
    email: '이메일',
    phone: '전화번호',
    locale: '언어',
    roleNames: '역할',
    deactivatedAt: '비활성화 일시',
    reason: '사유',
  },
  subject: { user: '사용자', role: '역할', outbox: '작업' },
} as const satisfies Section<'changeLog'>;
