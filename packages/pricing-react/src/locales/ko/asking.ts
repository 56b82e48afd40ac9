// Korean: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: '업데이트 중…',
  refused: '선택하신 내용의 요금이 없습니다. 내용을 확인해 주세요.',
  failure: {
    offline: '연결되어 있지 않습니다.',
    timeout: '요금을 불러오는 데 시간이 너무 오래 걸립니다.',
    forbidden: '이 요금을 보려면 로그인해 주세요.',
    busy: '지금은 요청이 너무 많습니다.',
    broken: '지금은 요금을 계산할 수 없습니다.',
  },
  retry: '다시 시도',
};
