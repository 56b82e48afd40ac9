// Why a run has failed, in Korean.

export const runs = {
  brokenOff: '도중에 서버가 종료되어 {count}번 중단되었습니다. 다시 시작해 주세요. 해결되지 않으면 서버 담당자에게 알려 주세요.',
  ourFault: '저희 쪽에서 문제가 여러 번 발생했습니다. 자세한 내용은 서버 로그에 있습니다.',
  diskFull: '서버에 파일을 저장할 공간이 여러 번 부족했습니다. 공간을 확보한 뒤 다시 시작하세요.',
} as const;
