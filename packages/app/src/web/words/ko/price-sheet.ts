// The sheet of prices, in Korean.

import type { Section } from '#web/words/sections.ts';

export const priceSheet = {
  label: '요금: {level}',
  undo: '실행 취소',
  redo: '다시 실행',
  save: '저장',
  changedCells: '{count, plural, =0 {변경 없음} other {셀 #개 변경}}',
  saved: '{count, plural, other {요금 #개를 저장했습니다.}}',
  refused: '{count, plural, other {아무것도 저장되지 않았습니다. 셀 #개에 이유가 있습니다.}}',
  faulty: '금액이 아닌 셀이 있습니다. 저장하기 전에 고치세요.',
  notAnAmount: '“{value}”은(는) 금액이 아닙니다. 정수 12자리, 소수 6자리까지, 0 이상이어야 합니다',
  cell: '{row}, {column}',
  isChanged: '변경됨',
  help: '화살표 키로 이동, Enter나 F2로 편집, 입력하면 바뀌고 Esc는 그대로 둡니다. Shift로 더 선택합니다. 스프레드시트와 복사·붙여넣기가 되고, Ctrl+D는 아래로 채우기, Ctrl+Z는 취소, Ctrl+S는 저장입니다.',
  helpReading: '화살표 키로 이동, Shift로 더 선택하며, 선택한 것을 스프레드시트로 복사할 수 있습니다.',
} as const satisfies Section<'priceSheet'>;
