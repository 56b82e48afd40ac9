// Korean: what an element says until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: '요금을 불러오는 중…',
  nothing: '아직 요금이 설정되지 않았습니다.',
  failed: {
    unreachable: '요금을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
    status: '요금을 불러오지 못했습니다. 서버가 오류를 반환했습니다.',
    unreadable: '요금을 불러오지 못했습니다. 올바른 요금표가 아닙니다.',
  },
  retry: '다시 시도',
};
