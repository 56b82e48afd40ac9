// What is said when a request or the code of a page fails, in Korean.

import type { Section } from '#web/words/sections.ts';

export const errors = {
  accessTitle: '이 영역에 접근할 권한이 없습니다',
  notLoggedIn: '로그인하지 않았습니다',
  roleMismatch: '이 영역에 접근할 권한이 없습니다',
  sessionExpired: '세션이 만료되었습니다',
  maintenance: '점검 중입니다',
  failed: '문제가 발생했습니다. 담당 팀에 알렸습니다.',
  noResponse: '응답이 없습니다',
  withStatus: '요청에 실패했습니다(상태 코드 {status})',
  succeeded: '요청이 성공했습니다',
  ok: '확인',
  dismiss: '닫기',
  notifications: '알림',
  chunk: {
    title: '페이지의 일부({number})를 불러오지 못했습니다',
    kind: {
      missing: '(missing) 업데이트로 이 페이지가 바뀌었습니다. 다시 불러오면 새 버전이 표시됩니다.',
      timeout: '(timeout) 연결이 느린 것 같습니다.',
      error: '(error) 연결이 끊긴 것 같습니다.',
    },
    retry: '다시 시도',
  },
  crash: {
    title: '이 페이지가 작동을 멈췄습니다',
    text: '저장한 내용은 그대로 있습니다. 페이지를 다시 불러오고, 그래도 해결되지 않으면 어떤 작업을 하고 계셨는지 알려 주세요.',
    reload: '다시 불러오기',
  },
} as const satisfies Section<'errors'>;
