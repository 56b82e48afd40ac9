// What mails say, in Korean.

import type { ServerWords } from '../catalogue.ts';

export const mails = {
  layout: {
    greeting: '{name} 님, 안녕하세요.',
    greetingNobody: '안녕하세요.',
    copy: '버튼이 작동하지 않으면 다음 주소를 브라우저에 붙여 넣어 주세요.',
    automatic: '이 메일은 {product}에서 자동으로 발송되었습니다.',
  },
  verify: {
    subject: '이메일 주소를 인증해 주세요',
    intro: '{product}에 가입해 주셔서 감사합니다. 본인의 이메일 주소인지 인증해 주세요.',
    button: '이메일 주소 인증',
    validity: '링크는 {hours, plural, other {#시간}} 안에 한 번만 사용할 수 있습니다.',
    notYou: '가입한 적이 없으시면 아무것도 하지 않으셔도 됩니다. 인증하지 않으면 아무도 이 주소로 로그인할 수 없습니다.',
  },
  takenAddress: {
    subject: '이미 계정이 있습니다',
    intro: '누군가(아마도 본인)가 이 이메일 주소로 {product}에 가입하려고 했습니다. 이 주소로 등록된 계정이 이미 있습니다.',
    family: '가정을 등록하려고 하셨다면 내용은 저장되지 않았습니다. 로그인한 뒤 양식을 다시 작성해 주세요.',
    familyButton: '우리 가정 등록',
    signIn: '로그인',
    reset: '비밀번호를 잊으셨다면 새로 설정할 수 있습니다.',
    resetButton: '새 비밀번호 설정',
    notYou: '본인이 아니라면 아무것도 하지 않으셔도 됩니다. 계정이 있다는 사실은 아무에게도 알려지지 않았습니다.',
  },
  parentInvitation: {
    subject: '{product}: 자녀가 맞습니까?',
    intro: '{inviter} 님이 {product}에서 {child} 학생의 체류를 준비하면서 귀하가 학부모라고 알려 왔습니다.',
    how: '맞다면 이 이메일 주소로 로그인하거나 학부모로 가입한 뒤 시작 페이지에서 확인해 주세요. 그 전에는 아무것도 연결되지 않습니다.',
    button: '답하기',
    notYours: '모르는 사람이라면 아무것도 하지 않으셔도 되고, 시작 페이지에서 아니라고 답하셔도 됩니다.',
  },
  reset: {
    subject: '새 비밀번호 설정',
    intro: '누군가(아마도 본인)가 {product} 계정의 새 비밀번호를 요청했습니다.',
    button: '새 비밀번호 설정',
    validity: '링크는 {hours, plural, other {#시간}} 안에 한 번만 사용할 수 있습니다. 그 후에는 다시 요청할 수 있습니다.',
    notYou: '요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 비밀번호는 그대로 유지됩니다.',
  },
  passwordChanged: {
    subject: '비밀번호가 변경되었습니다',
    intro: '방금 {product} 계정의 비밀번호가 변경되었고, 다른 기기에서는 로그아웃되었습니다.',
    notYou: '본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
    button: '새 비밀번호 설정',
  },
  newAddress: {
    subject: '새 이메일 주소를 인증해 주세요',
    intro: '{product} 계정의 이메일 주소가 이 주소로 변경되었습니다. 본인의 주소인지 인증해 주세요. 인증하기 전에는 로그인할 수 없습니다.',
    notYou: '{product} 계정이 없으시면 아무것도 하지 않으셔도 됩니다.',
  },
  addressChanged: {
    subject: '계정의 이메일 주소가 변경되었습니다',
    intro: '{product} 계정의 이메일 주소가 변경되었습니다. 모든 기기에서 로그아웃되었으며, 이제부터는 새 주소로 로그인해 주세요.',
    notYou: '요청하신 적이 없다면 바로 문의해 주세요.',
    button: '문의하기',
  },
  providerLinked: {
    subject: '새 로그인 방법이 추가되었습니다',
    intro: '이제 {provider} 계정으로도 {product}에 로그인할 수 있습니다.',
    notYou: '본인이 아니라면 문의해 주세요.',
    button: '문의하기',
  },
  payoutDetails: {
    subject: '은행 정보가 변경되었습니다',
    intro: '{product}에서 지급받으시는 계좌가 방금 변경되었습니다. 이제부터 {account} 계좌로 지급됩니다.',
    button: '내 은행 정보 보기',
    notYou: '본인이 변경하지 않았다면 바로 문의해 주세요.',
  },
  accountDeleted: {
    subject: '계정이 삭제되었습니다',
    intro: '요청하신 대로 {product} 계정을 삭제했습니다. 이름, 연락처, 로그인 방법이 모두 삭제되었습니다.',
    kept: '청구서는 법으로 정해진 기간 동안 보관됩니다.',
    thanks: '그동안 이용해 주셔서 감사합니다.',
  },
  invitation: {
    subject: '{product}에 초대합니다',
    intro: '{inviter} 님이 {product} 계정을 만들었습니다. 비밀번호를 설정하고 시작해 주세요.',
    introNobody: '{product} 계정이 만들어졌습니다. 비밀번호를 설정하고 시작해 주세요.',
    button: '비밀번호 설정',
    validity: '링크는 {days, plural, other {#일}} 안에 한 번만 사용할 수 있습니다.',
  },
  deactivated: {
    subject: '계정이 비활성화되었습니다',
    intro: '{product} 계정이 비활성화되었고, 모든 기기에서 로그아웃되었습니다.',
    contact: '잘못된 조치라고 생각하시면 문의해 주세요.',
    button: '문의하기',
  },
} as const satisfies ServerWords['mails'];
