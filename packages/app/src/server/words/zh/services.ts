// What usual services and their lines are called, in Chinese.

export const services = {
  name: {
    hosting: '住宿',
    hostFamily: '寄宿家庭',
    immersion: '沉浸',
    fullImmersion: '完全沉浸',
    immersionDay: '沉浸日',
    summerCamp: '夏令营',
    camp: '营地',
    afterSchoolActivity: '课后活动',
    airportTransfer: '机场接送',
    airportTransferBothWays: '机场往返接送',
    trustFee: '信任费',
    horseRiding: '骑马',
    packedLunch: '便当午餐',
    schoolPlace: '学校名额',
    internshipPlacement: '实习名额',
    insurance: '保险',
    travelInsurance: '旅行保险',
    baseHosting: '家庭住宿',
    academic: '学业住宿',
    internship: '实习',
  },
  unit: { night: '每晚', day: '每天', week: '每周', transfer: '每次接送', trip: '每个行程' },
  counted: '{name}（{unit}）',
} as const;
