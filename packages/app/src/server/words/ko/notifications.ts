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
  paymentReturned: {
    refundFailed: {
      subject: '환불금이 되돌아왔습니다',
      intro: '{product}의 환불이 지급되지 못해 돈이 되돌아왔습니다. 연결된 여행이 없습니다. 다른 방법으로 돌려주세요.',
    },
    disputed: {
      subject: '결제에 이의가 제기되었습니다',
      intro: '{product}에 대한 결제에 은행을 통해 이의가 제기되었습니다. 연결된 여행이 없습니다. 기한 내에 결제 서비스에서 답변하세요.',
    },
  },
  childLinked: {
    subject: '자녀가 {product} 계정에 연결되었습니다',
    intro: '저희 팀이 자녀를 회원님의 {product} 계정에 연결했습니다. 이제 자녀의 정보와 여행을 볼 수 있습니다.',
    notYours: '회원님의 자녀가 아니라면 연락해 주세요.',
  },
  tripNews: {
    child: '자녀: {name}',
    student: '학생: {name}',
    dates: '기간: {from} ~ {to}',
    family: '호스트 가정: {family}',
    price: '가격: {amount}',
    refund: '환불 금액: {amount}',
    payout: '받으실 금액: {amount}',
    button: '숙박 보기',
    subject: '{event}: {name}',
    next: {
      parent: {
        changed: '변경된 내용이 맞는지 확인하세요. 맞지 않으면 연락해 주세요.',
        declined: '다른 가정에 요청하실 수 있으며, 찾는 것을 도와드립니다.',
        considering: '답변이 오면 이메일로 알려 드립니다.',
        started: '가정의 전화번호와 이메일은 숙박 페이지에 있습니다.',
        completed: '즐거운 시간이었기를 바랍니다. 하실 일은 없습니다.',
        cancelled: '환불이 있으면 이메일로 알려 드립니다.',
        refundComing: '송금되면 다시 이메일로 알려 드립니다.',
        backupOut: '원하시면 숙박 페이지에서 다른 예비 가정을 선택하세요.',
        reserved: '가정이 확인하면 이메일로 알려 드립니다. 그때까지 하실 일은 없습니다.',
        backupAsked: '선택하신 가정은 호스팅을 할 수 없습니다. 다른 가정이 답하면 이메일로 알려 드립니다.',
        noFamily: '선택하신 가정은 호스팅을 할 수 없습니다. 숙박 페이지에서 다른 가정을 선택하거나 연락해 주세요.',
        familyToChoose: '결제하신 금액은 다른 가정에 사용됩니다. 숙박 페이지에서 다른 가정을 선택하거나 환불을 신청하세요.',
        travelChanged: '숙박 페이지에서 이동 정보를 확인하세요.',
        booked: '가정이 도착 시간을 알 수 있도록 이동 정보를 입력하세요.',
        campCalledOff: '숙박 페이지에서 그 주의 다른 캠프를 선택하거나 연락해 주세요.',
        refunded: '은행에 따라 입금까지 며칠 걸릴 수 있습니다.',
        withdrawn: '다른 가정을 찾고 있으며 이메일로 알려 드립니다.',
      },
      host: {
        changed: '숙박 페이지에서 변경된 내용을 확인하세요. 맞지 않으면 알려 주세요.',
        notChosen: '하실 일은 없습니다. 침대는 다른 숙박에 사용할 수 있습니다.',
        waiting: '이 숙박에 자리가 나면 이메일로 알려 드립니다.',
        started: '부모님의 전화번호와 이메일은 숙박 페이지에 있습니다.',
        completed: '지급액은 숙박 후에 지급됩니다. 결제에서 확인하세요.',
        cancelled: '하실 일은 없습니다. 침대는 다른 숙박에 사용할 수 있습니다.',
        asked: '숙박 페이지에서 수락 또는 거절해 주세요.',
        reserved: '숙박 페이지에서 수락 또는 거절해 주세요.',
        travelChanged: '숙박 페이지에서 이동 정보를 확인하세요.',
        booked: '숙박 페이지에서 손님에 대해 알아야 할 내용을 읽어 보세요.',
        withdrawn: '하실 일은 없습니다. 침대는 다른 숙박에 사용할 수 있습니다.',
      },
      staff: '숙박 페이지에서 작업과 다음 단계를 확인하세요.',
      refundDue: '결제를 환불한 다음 숙박 페이지에서 작업을 완료하세요.',
    },
  },
  tripPriceChanged: {
    subject: '{name} 님: 체류 가격이 변경되었습니다',
    more: '가격이 {before}에서 {after}(으)로 변경되었습니다. {difference} 더 비쌉니다.',
    less: '가격이 {before}에서 {after}(으)로 변경되었습니다. {difference} 더 저렴합니다.',
    askedOfYou: '숙박 페이지에서 새 가격에 동의하거나 거절해 주세요. 동의하실 때까지는 청구되거나 결제되지 않습니다.',
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
