// What is said against a booking, and in its mails, in Chinese.

import type { ServerWords } from '../catalogue.ts';

export const booking = {
  issue: {
    childMissing: '请选择出行的学生。',
    childAdult: '该学生在第一天已满18岁，请选择其他学生。',
    childTwice: '该学生被重复选择。',
    childUnknown: '该学生已不存在，请选择其他学生。',
    childIncomplete: '还缺少寄宿家庭需要了解的该学生信息。',
    childAway: '该学生在这些日期中有其他行程。请选择其他日期或其他学生。',
    datesMissing: '请选择开始和结束日期。',
    datesReversed: '结束日期必须晚于开始日期。',
    datesPast: '这些日期已经开始，请选择之后的日期。',
    datesTooLong: '住宿最长为一年。',
    familyMissing: '请选择寄宿家庭。',
    familyNotLive: '这个家庭目前不接待客人，请选择其他家庭。',
    familyTooSmall: '该家庭的床位不足以容纳这么多学生。',
    familyTaken: '该家庭在这些日期没有空位，请选择其他日期或家庭。',
    backupIsPrimary: '备选家庭必须与所选家庭不同。',
    backupNotLive: '备选家庭目前不接待客人。',
    backupTaken: '备选家庭在这些日期没有空位。',
    campUnknown: '该营期已取消。',
    campOutsideDates: '该营期不在住宿期间内。',
    campClash: '本周已选择了其他营期。',
    campFull: '该营期已满，请选择其他周。',
    campMissing: '尚未选择营地。没有营地的住宿为全天家庭生活。',
    campsNotWanted: '全天家庭生活的住宿不含营地。请选择其他类型或移除营地。',
    noPrice: '无法按此内容计算价格。',
    discountUnknown: '此代码对本次住宿没有优惠。',
    tripOver: '该咨询已被预订或取消，或是为其他孩子提出的。请作为新的行程预订。',
    familySaidNo: '该家庭已无法接待此次住宿，请选择其他家庭。',
  },
  mail: {
    refused: {
      subject: '您的预订未能完成，款项将退回',
      intro: '您为 {from} 至 {to} 的住宿向 {product} 支付的款项到达时，床位已被他人预订。非常抱歉。',
      money: '全部款项 {amount} {currency} 正在退回，您无需任何操作。',
      button: '寻找其他家庭',
    },
    experience: {
      subject: '我们已收到您的请求（{reference}）',
      intro: '感谢您向 {product} 申请体验。我们已收到您的请求。',
      reference: '来信时请注明此编号：{reference}',
      next: '我们会寻找合适的方案并写信给您。如用此邮箱注册账户，您可在其中查看该请求。',
      nextFamily: '我们会询问您选择的家庭能否接待，并写信告知您其答复。如用此邮箱注册账户，您可在其中查看该请求。',
      claim: '如需跟进请求并预订，请用此邮箱登录或注册，并在您的起始页确认该请求是您的。',
      claimButton: '前往我的起始页',
      notYou: '如果您没有提出请求，可能是有人误填了您的邮箱，您无需任何操作。',
    },
  },
} as const satisfies ServerWords['booking'];
