// What lists and their columns are called, on screens and in exported files, in Chinese (simplified).

import type { SharedWords } from '../catalogue.ts';
import { moneyLists } from './lists-money.ts';

export const lists = {
  yes: '是',
  no: '否',
  users: {
    title: '用户',
    columns: {
      name: '姓名',
      firstName: '名',
      lastName: '姓',
      email: '电子邮箱',
      phone: '电话',
      roles: '角色',
      role: '角色',
      severalRoles: '多个角色',
      state: '状态',
      lastSignInAt: '上次登录',
      createdAt: '注册日期',
    },
  },
  audit: {
    title: '更改记录',
    columns: {
      at: '时间',
      actor: '操作者',
      viewer: '代为查看者',
      action: '操作',
      subjectType: '类型',
      subject: '对象',
      subjectId: '编号',
      changes: '更改内容',
    },
  },
  mails: { title: '邮件', columns: { at: '撰写', recipient: '收件人', subject: '主题', state: '状态', sentAt: '发送' } },
  campaigns: {
    title: '公告',
    columns: {
      title: '标题',
      type: '受众',
      state: '状态',
      scheduledFor: '发送时间',
      sent: '送达',
      read: '已读',
      createdBy: '撰写人',
      createdAt: '创建时间',
    },
  },
  priceBooks: {
    title: '价目表',
    columns: {
      number: '价目表',
      state: '状态',
      effectiveFrom: '生效时间',
      publishedAt: '发布时间',
      publishedBy: '发布人',
      reason: '原因',
      quotes: '保存的报价',
      hash: '哈希值',
    },
  },
  outbox: {
    title: '任务队列',
    columns: {
      at: '创建时间',
      kind: '任务',
      state: '状态',
      attempts: '尝试次数',
      lastError: '最近的问题',
      dueAt: '下次尝试',
      doneAt: '完成',
    },
  },
  pricings: {
    title: '价格',
    columns: {
      level: '级别',
      priceableName: '适用对象',
      templateName: '模板',
      serviceTypeName: '服务类型',
      pricingTypeName: '计价类型',
      tripTypeName: '行程类型',
      amount: '金额',
      quantity: '数量',
      required: '必选',
      customerCommissionAmount: '客户佣金（金额）',
      customerCommissionPercentage: '客户佣金（%）',
      providerCommissionAmount: '提供方佣金（金额）',
      providerCommissionPercentage: '提供方佣金（%）',
      createdAt: '创建时间',
    },
  },
  currencies: {
    title: '货币',
    columns: { code: '代码', symbol: '符号', decimals: '小数位数', isDefault: '默认', usedBy: '使用次数' },
  },
  serviceTypes: {
    title: '服务类型',
    columns: { name: '名称', category: '识别为', requiredByDefault: '必选', usedBy: '使用次数' },
  },
  pricingTypes: {
    title: '计价类型',
    columns: { name: '名称', kind: '计算单位', counted: '计算方式', usedBy: '使用次数' },
  },
  tripTypes: {
    title: '行程类型',
    columns: { name: '名称', id: '编号', active: '启用', discounts: '折扣规则', fixed: '固定', usedBy: '使用次数' },
  },
  pricingTemplates: {
    title: '价格模板',
    columns: {
      name: '名称',
      serviceTypeName: '服务类型',
      pricingTypeName: '计价类型',
      tripTypeName: '行程类型',
      defaultAmount: '默认金额',
      customerCommission: '客户佣金',
      providerCommission: '提供方佣金',
      required: '必选',
      usedBy: '使用次数',
    },
  },
  tripPeriods: {
    title: '行程时段',
    columns: { name: '名称', fromDate: '开始日期', toDate: '结束日期', tripTypeName: '行程类型', active: '启用', overlaps: '重叠' },
  },
  businesses: {
    title: '企业',
    columns: {
      name: '名称',
      legalName: '法定名称',
      country: '国家',
      vatRate: '增值税率',
      currency: '货币',
      invoicePrefix: '发票前缀',
      isDefault: '默认',
      usedBy: '使用次数',
    },
  },
  ...moneyLists,
} as const satisfies SharedWords['lists'];
