// What usual services and their lines are called, in Korean.

export const services = {
  name: {
    hosting: '숙박',
    hostFamily: '호스트 가정',
    immersion: '몰입',
    fullImmersion: '완전 몰입',
    immersionDay: '몰입 하루',
    summerCamp: '여름 캠프',
    camp: '캠프',
    afterSchoolActivity: '방과 후 활동',
    airportTransfer: '공항 이동',
    airportTransferBothWays: '공항 이동, 왕복',
    trustFee: '신뢰 수수료',
    horseRiding: '승마',
    packedLunch: '도시락',
    schoolPlace: '학교 자리',
    internshipPlacement: '인턴십 자리',
    insurance: '보험',
    travelInsurance: '여행자 보험',
    baseHosting: '가정 숙박',
    academic: '학업 체류',
    internship: '인턴십',
  },
  unit: { night: '1박당', day: '1일당', week: '1주당', transfer: '이동당', trip: '여행당' },
  counted: '{name}, {unit}',
} as const;
