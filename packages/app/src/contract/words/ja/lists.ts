// What lists and their columns are called, on screens and in exported files, in Japanese.

import type { SharedWords } from '../catalogue.ts';

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
} as const satisfies SharedWords['lists'];
