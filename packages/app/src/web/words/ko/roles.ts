// The roles, and the screen that shows them, in Korean.

import { names } from '#contract/words/ko/names.ts';
import type { Section } from '#web/words/sections.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: '자녀의 체류를 예약하고 비용을 지불합니다.',
    'Host family': '학생을 맞이하고 본인 가정의 일정, 제안, 지급액을 관리합니다.',
    Coordinator: '모든 지역의 여행, 가정, 대화를 담당합니다.',
    Agent: '체류를 판매하고 본인의 학생, 그룹, 청구서를 다룹니다.',
    Finance: '청구서, 입출금, 지급, 청구를 담당합니다.',
    Administrator: '사용자, 역할, 권한을 포함한 모든 것을 관리합니다.',
    'Vetting admin': '호스트 가정을 찾고 심사합니다.',
    'Page editor': '페이지, 블로그, 메뉴, 후기를 편집합니다.',
  },
  description: '여덟 가지 역할은 고정되어 있습니다. 한 사람이 여러 역할을 가질 수 있으며 권한은 합쳐집니다.',
  column: { holders: '보유자', landing: '첫 페이지' },
  holders: '{count, plural, =0 {없음} other {사용자 #명}}',
  showHolders: '{role} 역할: {count, plural, =0 {없음} other {사용자 #명}}',
  deactivated: '{count, plural, other {및 비활성 #명}}',
  rightCount: '{count, plural, other {권한 #개}}',
  switched: '{count, plural, other {#개 전환됨}}',
  showRights: '{role} 역할의 {count, plural, other {권한 #개}}',
  changeRights: '이 역할의 권한 변경',
  staff: '직원',
  assign: '지정',
  assignTo: '{role} 역할 지정',
  assignUser: '사용자',
  assignConfirm: '역할 부여',
  assigned: '{name} 님에게 {role} 역할을 부여했습니다.',
  alreadyHeld: '{name} 님은 이미 {role} 역할을 가지고 있습니다.',
  picker: { placeholder: '이름 또는 이메일', nobody: '검색 결과 없음', searching: '검색 중…' },
} as const satisfies Section<'roles'>;
