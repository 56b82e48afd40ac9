// Why the prices of a file can't be imported, in Korean.

export const priceImport = {
  noPlace: '여기에는 번호 {id}인 항목({kind})이 없습니다.',
  otherName: '번호 {id}의 이름은 여기에서 ‘{name}’이 아니라 ‘{here}’입니다.',
  otherBusiness: '여기에서 판매하는 사업체는 {there}이(가) 아니라 {here}입니다.',
  otherCounty: '여기에서 속한 카운티는 {there}이(가) 아니라 {here}입니다.',
  otherCountry: '여기에서 속한 나라는 {there}이(가) 아니라 {here}입니다.',
  otherCurrency: '기본 사업체의 통화는 {there}이(가) 아니라 {here}입니다.',
  percentage: '0%에서 {most}% 사이여야 합니다.',
  otherVat: '기본 사업체의 세율은 {there}이(가) 아니라 {here}입니다.',
  fixedPolicy: '여기에서는 설정할 수 없습니다. 항상 {here}입니다.',
  fixedMissing: '제품에는 여행 유형 {id}이(가) 필요합니다. 파일에 있어야 합니다.',
  periodsMissing: '여행 기간에서 여행 유형 {id}을(를) 사용합니다. 파일에 있어야 합니다.',
  nameTwice: '‘{name}’이(가) 두 번 있습니다. 여기에서는 이름이 겹칠 수 없습니다.',
  unfitNumber: '번호는 1부터 {most}까지입니다.',
  noBusiness: '아직 기본 사업체가 없습니다. 먼저 만들어 주세요.',
  text: '저장할 수 없는 문자가 있는 텍스트가 있습니다.',
  kinds: { countries: '나라', counties: '카운티', hostFamilies: '호스트 가족', activities: '활성 활동' },
} as const;
