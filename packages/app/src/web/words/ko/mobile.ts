// The screens of the app wrapper, in Korean.

import type { Section } from '#web/words/sections.ts';

export const mobile = {
  hello: '{name} 님, 안녕하세요',
  shortcuts: '바로 가기',
  account: '계정',
  menu: '메뉴',
  settings: '설정',
  deleteAccount: '계정 삭제',
  delete: {
    intro: '계정 삭제는 되돌릴 수 없습니다. 삭제하면 다음과 같이 처리됩니다.',
    goes: '삭제되는 것',
    stays: '이름 없이 보관되는 것',
    deleted: {
      profile: '이름, 이메일 주소, 전화번호, 사진',
      children: '자녀의 이름, 건강 정보, 서류(다른 학부모가 연결된 경우 제외)',
      hostFamily: '호스트 가정의 프로필, 소개, 사진',
      written: '다른 사람에게 보낸 메시지',
      signIn: '비밀번호와 계정에 연결된 로그인 방법',
      sessions: '모든 기기의 로그인 세션',
      saved: '저장한 보기와 설정',
      notifications: '알림',
      mails: '보내 드린 메일',
    },
    kept: {
      invoices: '법에 따라 보관하는 청구서와 결제 내역',
      trips: '지난 여행',
      changes: '누가 무엇을 변경했는지에 대한 기록',
    },
    blocked: '아직 계정을 삭제할 수 없습니다',
    blocker: {
      openTrips: '가예약, 예약 또는 진행 중인 여행이 {count, plural, other {#건}} 있습니다. 끝나거나 취소되면 계정을 삭제할 수 있습니다.',
      lastAdministrator: '마지막 관리자입니다. 먼저 다른 사람을 관리자로 지정해 주세요.',
    },
    contact: '문의하기',
    viewing: '다른 사용자로 보는 동안에는 계정을 삭제할 수 없습니다.',
    password: '비밀번호',
    passwordText: '본인임을 확인하기 위한 것입니다.',
    email: '이메일',
    emailText: '확인을 위해 {email} 주소를 입력해 주세요.',
    understood: '되돌릴 수 없음을 이해했습니다',
    submit: '내 계정 삭제',
    cancel: '계정 유지',
    goodbye: '계정이 삭제되었습니다',
    goodbyeText: '모든 기기에서 로그아웃되었습니다. 그동안 이용해 주셔서 감사합니다. 행복하시기를 바랍니다.',
    home: '시작 페이지로',
  },
} as const satisfies Section<'mobile'>;
