// What is wrong with a field, in Korean. The name of a field stands in quotes, so that no particle depends on its last letter.

import type { SharedWords } from '../catalogue.ts';

export const validation = {
  email: '올바른 이메일을 입력해 주세요',
  required: '‘{attribute}’ 항목은 필수입니다',
  sameAs: '‘{attribute}’ 항목이 일치하지 않습니다',
  maxLength: '‘{attribute}’ 항목은 {max}자 이하여야 합니다',
  minLength: '‘{attribute}’ 항목은 {min}자 이상이어야 합니다',
  minValue: '‘{attribute}’ 항목은 {min} 이상이어야 합니다',
  maxValue: '‘{attribute}’ 항목은 {max} 이하여야 합니다',
  day: '‘{attribute}’ 항목은 2026-07-02와 같은 날짜여야 합니다',
  number: '‘{attribute}’ 항목은 숫자여야 합니다',
  wholeNumber: '‘{attribute}’ 항목은 정수여야 합니다',
  choice: '‘{attribute}’ 항목은 다음 중 하나여야 합니다: {choices}',
  phone: '‘{attribute}’ 항목에는 숫자, 공백, 기호 + ( ) - 만 쓸 수 있습니다',
  timezone: '‘{attribute}’ 항목은 Europe/Dublin과 같은 시간대여야 합니다',
  past: '‘{attribute}’ 항목은 과거 날짜여야 합니다',
  future: '‘{attribute}’ 항목은 미래 날짜여야 합니다',
  commonPassword: '누구나 먼저 시도해 볼 만한 비밀번호입니다. 다른 비밀번호를 선택해 주세요',
  ownName: '본인의 이름이나 이메일은 비밀번호로 쓸 수 없습니다',
  wrongKind: '‘{attribute}’ 항목의 종류가 올바르지 않습니다',
  filter: '‘{attribute}’ 항목은 다음 중 하나이거나 같은 형식이어야 합니다: {forms}',
  column: '‘{column}’ 열이 없습니다. 사용할 수 있는 열: {choices}',
  notForYou: '‘{attribute}’ 항목에 현재 역할로 볼 수 없는 내용이 있습니다',
  unknownFilter: '‘{attribute}’ 항목은 여기에 없습니다. 사용할 수 있는 항목: {choices}',
  unknownField: '‘{attribute}’ 항목이 없습니다',
  invalid: '‘{attribute}’ 항목이 올바르지 않습니다',
} as const satisfies SharedWords['validation'];
