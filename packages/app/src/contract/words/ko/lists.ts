// What lists and their columns are called, on screens and in exported files, in Korean.

import type { SharedWords } from '../catalogue.ts';

export const lists = {
  yes: '예',
  no: '아니요',
  users: {
    title: '사용자',
    columns: {
      name: '성명',
      firstName: '이름',
      lastName: '성',
      email: '이메일',
      phone: '전화번호',
      roles: '역할',
      role: '역할',
      severalRoles: '여러 역할',
      state: '상태',
      lastSignInAt: '최근 로그인',
      createdAt: '가입일',
    },
  },
  audit: {
    title: '변경 기록',
    columns: {
      at: '일시',
      actor: '변경한 사람',
      viewer: '대신 본 사람',
      action: '작업',
      subjectType: '종류',
      subject: '대상',
      subjectId: '번호',
      changes: '변경 내용',
    },
  },
  mails: { title: '메일', columns: { at: '작성', recipient: '받는 사람', subject: '제목', state: '상태', sentAt: '발송' } },
  campaigns: {
    title: '공지',
    columns: {
      title: '제목',
      type: '대상',
      state: '상태',
      scheduledFor: '발송 일시',
      sent: '도달',
      read: '읽음',
      createdBy: '작성자',
      createdAt: '작성일',
    },
  },
  outbox: {
    title: '작업 대기열',
    columns: {
      at: '생성',
      kind: '작업',
      state: '상태',
      attempts: '시도 횟수',
      lastError: '최근 문제',
      dueAt: '다음 시도',
      doneAt: '완료',
    },
  },
} as const satisfies SharedWords['lists'];
