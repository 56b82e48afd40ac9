// Mails that the product wrote, and work that waits, in Korean.

import type { Section } from '#web/words/sections.ts';

export const mails = {
  description: '시스템이 작성한 메일입니다. 메일 서버가 없으면 메일은 여기에 보관되며 여기에서 읽습니다.',
  tab: { mails: '메일', outbox: '작업 대기열' },
  state: { sent: '발송됨', kept: '여기에 보관', waiting: '대기 중', failed: '발송 실패' },
  open: '{recipient}에게 보낸 메일 읽기: {subject}',
  to: '받는 사람',
  preview: '받는 사람에게 보이는 메일',
  asMail: '메일로 보기',
  asText: '텍스트로 보기',
  withoutLinks: '로그인에 쓰이는 링크는 제외되어 있습니다. 링크는 메일을 받은 사람만 가지고 있습니다.',
  empty: {
    title: '메일이 없습니다',
    text: '새 계정, 비밀번호 재설정, 초대 등의 메일이 작성되면 여기에 표시됩니다.',
  },
  outboxDescription: '메일 발송처럼 변경 후에 처리되는 작업입니다. 자동으로 다시 시도되며, 중단된 작업은 여기에서 다시 시도할 수 있습니다.',
  outboxState: { waiting: '대기 중', failed: '중단됨', done: '완료' },
  outboxEmpty: { title: '아무것도 없습니다', text: '대기 중이거나 중단된 작업이 없습니다.' },
  retry: '다시 시도',
  retried: '다시 시도하고 있습니다.',
  drop: {
    action: '작업 삭제',
    done: '작업을 삭제했습니다',
    title: '이 작업을 삭제할까요?',
    text: '다시 시도되지 않습니다. 이 작업은 취소할 수 없습니다.',
  },
} as const satisfies Section<'mails'>;
