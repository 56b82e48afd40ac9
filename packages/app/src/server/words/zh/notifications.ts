// What mails say that go with notifications, and to whom has written to us, in Chinese (simplified).

import type { ServerWords } from '../catalogue.ts';

export const notificationMails = {
  button: '打开我的通知',
  settings: '您可以在通知设置中关闭此类邮件。',
  once: '在您阅读之前，不会再发送此类邮件。',
  roleChanged: {
    subject: '您在 {product} 的权限已更改',
    intro: '管理员更改了您的 {product} 账户的角色。',
  },
  accountViewed: {
    subject: '管理员查看了您的账户',
    intro: '管理员为提供帮助，已开始以您的视角查看 {product}。查看期间不能更改任何内容。',
    notAsked: '如果您不清楚原因，请联系我们。',
  },
  hostFamilyRegistered: {
    subject: '有寄宿家庭登记',
    intro: '一个家庭已在 {product} 登记接待，正在等待审核。',
  },
  bookingRefused: { subject: '一笔已付款的预订未能完成', intro: '有人在床位已满后为 {product} 的住宿付了款。款项会自动退回。' },
  childLinked: {
    subject: '一名孩子已关联到您的{product}账户',
    intro: '我们的工作人员已将一名孩子关联到您的{product}账户，您现在可以查看孩子的资料和行程。',
    notYours: '如果这不是您的孩子，请联系我们。',
  },
  tripNews: { intro: '{product} 上与您有关的行程有新消息。' },
  tripPriceChanged: {
    subject: '{name}：行程价格已变更',
    more: '价格由 {before} {currency} 变为 {after} {currency}：增加 {difference} {currency}。',
    less: '价格由 {before} {currency} 变为 {after} {currency}：减少 {difference} {currency}。',
    asked: '需先征得家长同意。在此之前不会开票或扣款。',
    settled: '不会因此扣款。我们的团队会通过发票或红字发票结算差额。',
  },
  contactEnquiry: {
    subject: '有人给我们留言（{reference}）',
    intro: '通过 {product} 的联系表单收到一条留言，编号为 {reference}。',
  },
  campaign: {
    why: '您拥有 {product} 账户，因此收到此邮件。如果不想再收到此类消息，请在通知设置中退订。',
    button: '打开我的通知',
  },
  contactReceived: {
    subject: '我们已收到您的留言（{reference}）',
    intro: '感谢您联系 {product}。我们已收到您的留言，将通过邮件回复。',
    reference: '再次就此事来信时，请注明编号：{reference}',
    quoted: '您的留言：',
    notYou: '如果您没有给我们留言，则是有人误填了您的邮箱，您无需任何操作。',
  },
} as const satisfies ServerWords['notificationMails'];
