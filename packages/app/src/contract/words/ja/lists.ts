// What lists and their columns are called, on screens and in exported files, in Japanese.

import type { SharedWords } from '../catalogue.ts';
import { moneyLists } from './lists-money.ts';

export const lists = {
  yes: 'はい',
  no: 'いいえ',
  users: {
    title: 'ユーザー',
    columns: {
      name: '氏名',
      firstName: '名',
      lastName: '姓',
      email: 'メール',
      phone: '電話番号',
      roles: 'ロール',
      role: 'ロール',
      severalRoles: '複数のロール',
      state: '状態',
      lastSignInAt: '最終ログイン',
      createdAt: '登録日',
    },
  },
  audit: {
    title: '変更履歴',
    columns: {
      at: '日時',
      actor: '変更者',
      viewer: '代理表示者',
      action: '操作',
      subjectType: '種類',
      subject: '対象',
      subjectId: '番号',
      changes: '変更内容',
    },
  },
  mails: { title: 'メール', columns: { at: '作成', recipient: '宛先', subject: '件名', state: '状態', sentAt: '送信' } },
  campaigns: {
    title: 'お知らせ',
    columns: {
      title: 'タイトル',
      type: '対象者',
      state: '状態',
      scheduledFor: '送信日時',
      sent: '送信数',
      read: '既読数',
      createdBy: '作成者',
      createdAt: '作成日',
    },
  },
  priceBooks: {
    title: '料金表',
    columns: {
      number: '料金表',
      state: '状態',
      effectiveFrom: '適用開始',
      publishedAt: '公開日時',
      publishedBy: '公開者',
      reason: '理由',
      quotes: '保存された見積もり',
      hash: 'ハッシュ',
    },
  },
  outbox: {
    title: '処理キュー',
    columns: {
      at: '作成',
      kind: '処理',
      state: '状態',
      attempts: '試行回数',
      lastError: '直近の問題',
      dueAt: '次の試行',
      doneAt: '完了',
    },
  },
  pricings: {
    title: '料金',
    columns: {
      level: 'レベル',
      priceableName: '対象',
      templateName: 'テンプレート',
      serviceTypeName: 'サービスの種類',
      pricingTypeName: '料金の種類',
      tripTypeName: '旅行の種類',
      amount: '金額',
      quantity: '数量',
      required: '必須',
      customerCommissionAmount: 'お客様側の手数料（金額）',
      customerCommissionPercentage: 'お客様側の手数料（%）',
      providerCommissionAmount: '提供者側の手数料（金額）',
      providerCommissionPercentage: '提供者側の手数料（%）',
      createdAt: '作成日',
    },
  },
  currencies: {
    title: '通貨',
    columns: { code: 'コード', symbol: '記号', decimals: '小数桁数', isDefault: '既定', usedBy: '使用数' },
  },
  serviceTypes: {
    title: 'サービスの種類',
    columns: { name: '名前', category: '判定', requiredByDefault: '必須', usedBy: '使用数' },
  },
  pricingTypes: {
    title: '料金の種類',
    columns: { name: '名前', kind: '数え方', counted: '計算方法', usedBy: '使用数' },
  },
  tripTypes: {
    title: '旅行の種類',
    columns: { name: '名前', id: '番号', active: '有効', discounts: '割引ルール', fixed: '固定', usedBy: '使用数' },
  },
  pricingTemplates: {
    title: '料金テンプレート',
    columns: {
      name: '名前',
      serviceTypeName: 'サービスの種類',
      pricingTypeName: '料金の種類',
      tripTypeName: '旅行の種類',
      defaultAmount: '既定の金額',
      customerCommission: '顧客手数料',
      providerCommission: '提供者手数料',
      required: '必須',
      usedBy: '使用数',
    },
  },
  tripPeriods: {
    title: '旅行期間',
    columns: { name: '名前', fromDate: '開始日', toDate: '終了日', tripTypeName: '旅行の種類', active: '有効', overlaps: '重複' },
  },
  businesses: {
    title: '事業者',
    columns: {
      name: '名前',
      legalName: '正式名称',
      country: '国',
      vatRate: '付加価値税率',
      currency: '通貨',
      invoicePrefix: '請求書の接頭辞',
      isDefault: '既定',
      usedBy: '使用数',
    },
  },
  ...moneyLists,
} as const satisfies SharedWords['lists'];
