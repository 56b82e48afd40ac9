// The page of one's own account, in Korean.

import type { Section } from '#web/words/sections.ts';

export const account = {
  viewing: '이 계정을 본인과 같은 화면으로 보고 있습니다. 보는 동안에는 아무것도 변경할 수 없습니다.',
  saved: '변경 사항을 저장했습니다.',
  details: {
    title: '내 정보',
    text: '다른 사람에게 표시되는 모습과 연락처입니다.',
    picture: '사진',
    firstName: '이름',
    lastName: '성',
    phone: '전화번호',
    email: '이메일',
    emailText: '이 주소로 로그인합니다. 변경을 원하시면 문의해 주세요.',
    save: '내 정보 저장',
  },
  region: {
    title: '언어와 시간대',
    text: '화면과 메일의 언어, 그리고 시간을 표시하는 시간대입니다.',
    language: '언어',
    timezone: '시간대',
    timezoneText: '비워 두면 사용 중인 기기의 시간대로 표시합니다.',
    timezoneDevice: '이 기기와 동일: {zone}',
    save: '언어와 시간대 저장',
  },
  password: {
    title: '비밀번호',
  },
  sessions: {
    title: '로그인 중인 기기',
    text: '모르는 기기가 있으면 해당 기기에서 로그아웃하고 비밀번호를 변경해 주세요.',
    list: '로그인 중인 기기 목록',
    device: '{system}의 {browser}',
    unknown: '알 수 없는 기기',
    here: '이 기기',
    lastSeen: '최근 사용',
    startedAt: '로그인',
    end: '로그아웃',
    endOf: '로그아웃: {device}',
    everywhere: '모든 기기에서 로그아웃',
    everywhereTitle: '모든 기기에서 로그아웃할까요?',
    everywhereText: '이 기기에서도 로그아웃됩니다. 언제든지 다시 로그인할 수 있습니다.',
  },
  deletion: {
    title: '계정 삭제',
    text: '회원님의 정보를 기록에서 완전히 삭제합니다.',
    begin: '삭제 내용 확인',
  },
} as const satisfies Section<'account'>;
