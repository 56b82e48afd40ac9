// Things kept in a list and made, changed and deleted one by one, in Korean.

import type { Section } from '#web/words/sections.ts';

export const resource = {
  save: '저장',
  undo: '실행 취소',
  undone: '취소했습니다.',
  saved: '{name}: 저장했습니다.',
  delete: '삭제',
  deleteTitle: '{name}: 삭제할까요?',
  deleteText: '{count, plural, =0 {아무 데서도 사용하지 않습니다.} other {#곳에서 사용합니다.}}',
  deleted: '{name}: 삭제했습니다.',
  inUse: '{count, plural, other {#곳}}에서 사용 중입니다. 사용하는 곳이 없어야 삭제할 수 있습니다.',
  usedByLabel: '사용',
  usedBy: '{count, plural, =0 {없음} other {#곳}}',
  onlyReading: '현재 역할로는 볼 수만 있고 변경할 수 없습니다.',
  notListed: '열려는 항목이 목록의 이 페이지에 없습니다.',
} as const satisfies Section<'resource'>;
