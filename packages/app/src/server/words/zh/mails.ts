// What mails say, in Chinese (simplified).

import type { ServerWords } from '../catalogue.ts';

export const mails = {
  layout: {
    greeting: '{name}，您好：',
    greetingNobody: '您好：',
    copy: '如果按钮无法使用，请将以下地址复制到浏览器中：',
    automatic: '此邮件由 {product} 自动发送。',
  },
  verify: {
    subject: '请确认您的电子邮箱',
    intro: '感谢您注册 {product}。请确认这是您的电子邮箱。',
    button: '确认我的电子邮箱',
    validity: '此链接须在 {hours, plural, other {# 小时}}内使用，且只能使用一次。',
    notYou: '如果您没有注册，则无需任何操作：未经确认，任何人都无法使用您的邮箱登录。',
  },
  takenAddress: {
    subject: '您已有账户',
    intro: '有人（可能是您本人）尝试用此电子邮箱注册 {product}，但此邮箱已有对应的账户。',
    family: '如果您想登记您的家庭：内容未被保存。请登录后重新填写表格。',
    familyButton: '登记我们的家庭',
    signIn: '登录',
    reset: '如果忘记了密码，可以重新设置：',
    resetButton: '设置新密码',
    notYou: '如果不是您本人，则无需任何操作。没有人得知您拥有账户。',
  },
  parentInvitation: {
    subject: '{product}：这是您的孩子吗？',
    intro: '{inviter} 正在通过 {product} 为 {child} 安排住宿，并称您是其家长。',
    how: '如果属实，请用此邮箱登录，或以家长身份注册，并在您的起始页确认。在此之前不会建立任何关联。',
    button: '答复',
    notYours: '如果您不认识他们，则无需任何操作，也可以在那里选择“否”。',
  },
  reset: {
    subject: '设置新密码',
    intro: '有人（可能是您本人）为您的 {product} 账户申请了新密码。',
    button: '设置新密码',
    validity: '此链接须在 {hours, plural, other {# 小时}}内使用，且只能使用一次。过期后可以重新申请。',
    notYou: '如果不是您申请的，则无需任何操作：密码保持不变。',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    intro: '您的 {product} 账户密码刚刚已更改，其他设备均已退出登录。',
    notYou: '如果不是您本人操作，请立即设置新密码：',
    button: '设置新密码',
  },
  newAddress: {
    subject: '请确认您的新电子邮箱',
    intro: '您的 {product} 账户的电子邮箱已更改为此邮箱。请确认它属于您；确认之前您无法登录。',
    notYou: '如果您没有 {product} 账户，则无需任何操作。',
  },
  addressChanged: {
    subject: '您账户的电子邮箱已更改',
    intro: '您的 {product} 账户的电子邮箱已更改。您的设备均已退出登录，今后请使用新邮箱登录。',
    notYou: '如果不是您要求更改的，请立即联系我们。',
    button: '联系我们',
  },
  providerLinked: {
    subject: '您的账户新增了登录方式',
    intro: '现在您也可以使用 {provider} 登录您的 {product} 账户。',
    notYou: '如果不是您本人操作，请联系我们。',
    button: '联系我们',
  },
  payoutDetails: {
    subject: '您的银行信息已更改',
    intro: '{product} 向您付款的账户刚刚已更改。今后的款项将汇入账户 {account}。',
    button: '查看我的银行信息',
    notYou: '如果不是您本人操作，请立即联系我们。',
  },
  accountDeleted: {
    subject: '您的账户已删除',
    intro: '您的 {product} 账户已按您的要求删除，您的姓名、联系方式和登录方式均已清除。',
    kept: '发票将按法律要求的期限保存。',
    thanks: '感谢您一直以来的使用。',
  },
  invitation: {
    subject: '邀请您加入 {product}',
    intro: '{inviter}为您创建了 {product} 账户，请设置密码后开始使用。',
    introNobody: '已为您创建 {product} 账户，请设置密码后开始使用。',
    button: '设置密码',
    validity: '此链接须在 {days, plural, other {# 天}}内使用，且只能使用一次。',
  },
  deactivated: {
    subject: '您的账户已停用',
    intro: '您的 {product} 账户已停用，并已在所有设备上退出登录。',
    contact: '如果您认为有误，请联系我们。',
    button: '联系我们',
  },
} as const satisfies ServerWords['mails'];
