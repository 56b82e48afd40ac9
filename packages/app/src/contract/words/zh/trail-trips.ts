// What the change log tells of trips, activities and their weeks, in Chinese.

export const tripsTrail = {
  action: {
    trip: {
      create: '行程已创建',
      edit: '行程已更改',
      move: '行程状态已更改',
      moveOffer: '邀请状态已更改',
      addTask: '任务已创建',
      finishTask: '任务已完成',
    },
    activity: { create: '已创建活动', edit: '已更改活动', delete: '已删除活动', takeOffline: '活动已下线' },
    activitySchedule: { create: '已创建营地周次', edit: '已更改营地周次', delete: '已删除营地周次' },
  },
  field: {
    task: '任务',
    taskState: '任务状态',
    tripState: '状态',
    offerState: '家庭的答复',
    startDate: '第一天',
    endDate: '最后一天',
    capacity: '名额',
    minAge: '最小年龄',
    maxAge: '最大年龄',
    wishes: '愿望',
    activityDetailsType: '白天在哪里度过',
    studentIds: '学生（内部编号）',
    camps: '营期（内部编号）',
    backupHostFamilyId: '候补家庭（内部编号）',
    coordinatorId: '协调员（内部编号）',
    activityId: '活动（内部编号）',
    countyId: '郡（内部编号）',
    locationId: '城镇（内部编号）',
    categoryId: '类别（内部编号）',
  },
  value: {
    state: { open: '开放' },
    taskState: { open: '待办', done: '完成', dropped: '无需处理' },
    gender: { any: '所有人' },
  },
  subject: {
    trip: '行程',
    activity: '活动',
    activitySchedule: '营地周次',
  },
} as const;
