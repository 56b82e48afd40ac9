// Menus, header and command palette around the pages of signed-in people, in Korean.

import type { Section } from '#web/words/sections.ts';

export const shell = {
  navigation: '주 메뉴',
  more: '더 보기',
  fold: '메뉴 접기',
  unfold: '메뉴 펼치기',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  later: '준비 중',
  soon: '준비 중',
  unread: '{count, plural, other {읽지 않은 메시지 #개}}',
  group: {
    today: '오늘',
    operations: '운영',
    people: '사람',
    finance: '재무',
    pricing: '요금',
    content: '콘텐츠',
    administration: '관리',
  },
  area: {
    title: '영역',
    switch: '영역 전환',
    travel: '학부모 영역',
    hostFamily: '호스트 가정 영역',
    hub: '허브',
  },
  account: {
    title: '내 계정',
    open: '내 계정: {name}',
    signOut: '로그아웃',
  },
  colours: {
    title: '색상',
    auto: '자동',
    light: '밝게',
    dark: '어둡게',
  },
  viewAs: {
    title: '{name} 님의 화면을 보는 중입니다.',
    note: '보는 동안에는 아무것도 변경할 수 없으며, 열람 기록이 남습니다.',
    stop: '보기 끝내기',
  },
  palette: {
    open: '검색과 명령',
    placeholder: '페이지로 이동하거나 작업 실행…',
    none: '일치하는 항목이 없습니다.',
    pages: '페이지',
    later: '준비 중',
    actions: '작업',
    language: '언어: {name}',
    colours: '색상: {name}',
    invite: '사용자 초대',
    shortcuts: '키보드 단축키',
    enter: 'Enter로 열고 Esc로 닫기',
  },
  shortcuts: {
    title: '키보드 단축키',
    general: '허브 전체',
    goTo: '페이지로 이동',
    palette: '검색과 명령',
    help: '이 안내',
    single: '한 글자 단축키',
    singleNote: '음성으로 입력할 때처럼 방해가 되면 꺼 주세요.',
  },
} as const satisfies Section<'shell'>;
