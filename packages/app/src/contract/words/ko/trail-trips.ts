// What the change log tells of trips, activities and their weeks, in Korean.

export const tripsTrail = {
  action: {
    trip: {
      create: '체류 생성',
      edit: '체류 변경',
      move: '체류 상태 변경',
      moveOffer: '제안 상태 변경',
      addTask: '작업 생성',
      finishTask: '작업 완료',
    },
    activity: { create: '액티비티 생성', edit: '액티비티 변경', delete: '액티비티 삭제', takeOffline: '활동 비공개 전환' },
    activitySchedule: { create: '캠프 주 생성', edit: '캠프 주 변경', delete: '캠프 주 삭제' },
  },
  field: {
    task: '할 일',
    taskState: '할 일의 상태',
    tripState: '상태',
    offerState: '호스트 가정의 답변',
    startDate: '첫날',
    endDate: '마지막 날',
    capacity: '정원',
    minAge: '최소 나이',
    maxAge: '최대 나이',
    wishes: '희망 사항',
    activityDetailsType: '낮 시간을 보내는 곳',
    studentIds: '학생(관리 번호)',
    camps: '캠프 주간(관리 번호)',
    backupHostFamilyId: '예비 가정(관리 번호)',
    coordinatorId: '코디네이터(관리 번호)',
    activityId: '액티비티(관리 번호)',
    countyId: '주(카운티)(관리 번호)',
    locationId: '도시(관리 번호)',
    categoryId: '분류(관리 번호)',
  },
  value: {
    state: { open: '접수 중' },
    taskState: { open: '미완료', done: '완료', dropped: '할 일 없음' },
    gender: { any: '모두' },
  },
  subject: {
    trip: '체류',
    activity: '액티비티',
    activitySchedule: '캠프 주',
  },
} as const;
