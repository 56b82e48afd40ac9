// What the change log tells of trips, activities and their weeks, in Japanese.

export const tripsTrail = {
  action: {
    trip: {
      create: '滞在を作成',
      edit: '滞在を変更',
      move: '滞在の状態を変更',
      moveOffer: '依頼の状態を変更',
      addTask: 'タスクを作成',
      finishTask: 'タスクを完了',
    },
    activity: {
      create: 'アクティビティを作成',
      edit: 'アクティビティを変更',
      delete: 'アクティビティを削除',
      takeOffline: 'アクティビティを非公開に変更',
    },
    activitySchedule: { create: 'キャンプの週を作成', edit: 'キャンプの週を変更', delete: 'キャンプの週を削除' },
  },
  field: {
    task: 'タスク',
    taskState: 'タスクの状態',
    tripState: '状態',
    offerState: 'ホストファミリーの返答',
    startDate: '最初の日',
    endDate: '最後の日',
    capacity: '定員',
    minAge: '最年少',
    maxAge: '最年長',
    wishes: 'ご希望',
    activityDetailsType: '日中の過ごし方',
    studentIds: '生徒（管理番号）',
    camps: 'キャンプの週（管理番号）',
    backupHostFamilyId: '予備の家庭（管理番号）',
    coordinatorId: 'コーディネーター（管理番号）',
    activityId: 'アクティビティ（管理番号）',
    countyId: '州（管理番号）',
    locationId: '町（管理番号）',
    categoryId: 'カテゴリー（管理番号）',
  },
  value: {
    state: { open: '受付中' },
    taskState: { open: '未完了', done: '完了', dropped: '対応不要' },
    gender: { any: 'すべて' },
  },
  subject: {
    trip: '滞在',
    activity: 'アクティビティ',
    activitySchedule: 'キャンプの週',
  },
} as const;
