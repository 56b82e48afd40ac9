// What mails say that go with notifications, and to whom has written to us, in Korean.

import type { ServerWords } from '../catalogue.ts';

export const notificationMails = {
  button: '알림 열기',
  settings: '이런 종류의 메일은 알림 설정에서 끌 수 있습니다.',
  once: '알림을 읽으실 때까지 이런 종류의 메일은 더 보내지 않습니다.',
  roleChanged: {
    subject: '{product}에서 할 수 있는 일이 바뀌었습니다',
    intro: '관리자가 {product} 계정의 역할을 변경했습니다.',
  },
  accountViewed: {
    subject: '관리자가 계정을 열람했습니다',
    intro: '관리자가 도움을 드리기 위해 회원님과 같은 화면으로 {product} 열람을 시작했습니다. 열람 중에는 아무것도 변경할 수 없습니다.',
    notAsked: '이유가 궁금하시면 문의해 주세요.',
  },
  hostFamilyRegistered: {
    subject: '호스트 가정이 등록했습니다',
    intro: '한 가정이 {product}에 호스트로 등록했으며 심사를 기다리고 있습니다.',
  },
  bookingRefused: {
    subject: '결제된 예약이 이루어지지 못했습니다',
    intro: '{product}에서 침대가 이미 찬 뒤에 결제된 체류가 있습니다. 금액은 자동으로 환불됩니다.',
  },
  childLinked: {
    subject: '자녀가 {product} 계정에 연결되었습니다',
    intro: '저희 팀이 자녀를 회원님의 {product} 계정에 연결했습니다. 이제 자녀의 정보와 여행을 볼 수 있습니다.',
    notYours: '회원님의 자녀가 아니라면 연락해 주세요.',
  },
  tripNews: { intro: '{product}에서 회원님과 관련된 체류에 새 소식이 있습니다.' },
  tripPriceChanged: {
    subject: '{name} 님: 체류 가격이 변경되었습니다',
    more: '가격이 {before} {currency}에서 {after} {currency}(으)로 변경되었습니다. {difference} {currency} 더 비쌉니다.',
    less: '가격이 {before} {currency}에서 {after} {currency}(으)로 변경되었습니다. {difference} {currency} 더 저렴합니다.',
    asked: '먼저 보호자에게 동의를 요청했습니다. 그때까지는 청구되거나 결제되지 않습니다.',
    settled: '이로 인해 결제되는 금액은 없습니다. 차액은 청구서나 대변표로 정산합니다.',
  },
  contactEnquiry: {
    subject: '문의가 접수되었습니다({reference})',
    intro: '{product} 문의 양식으로 메시지가 접수되었습니다. 접수 번호: {reference}.',
  },
  campaign: {
    why: '{product} 계정이 있어 이 메일을 받으셨습니다. 이런 공지를 더 이상 받고 싶지 않으시면 알림 설정에서 수신을 거부해 주세요.',
    button: '알림 열기',
  },
  contactReceived: {
    subject: '메시지를 받았습니다({reference})',
    intro: '{product}에 문의해 주셔서 감사합니다. 메시지를 잘 받았으며 이메일로 답변해 드리겠습니다.',
    reference: '다시 문의하실 때 다음 접수 번호를 알려 주세요: {reference}',
    quoted: '보내 주신 내용:',
    notYou: '문의하신 적이 없다면 누군가 주소를 잘못 입력한 것입니다. 아무것도 하지 않으셔도 됩니다.',
  },
} as const satisfies ServerWords['notificationMails'];
