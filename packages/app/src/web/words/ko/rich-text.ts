// The editor for formatted text, in Korean.

import type { Section } from '#web/words/sections.ts';

export const richText = {
  toolbar: '서식: {field}',
  heading2: '제목',
  heading3: '작은 제목',
  bold: '굵게',
  italic: '기울임꼴',
  bulletList: '목록',
  orderedList: '번호 목록',
  blockquote: '인용',
  undo: '실행 취소',
  redo: '다시 실행',
  link: '링크',
  address: '링크 주소',
  addressWrong: '링크할 수 없는 주소입니다.',
  apply: '적용',
  unlink: '링크 제거',
  image: '이미지 삽입',
} as const satisfies Section<'richText'>;
