// Why a run has failed, in Japanese.

export const runs = {
  brokenOff:
    '途中でサーバーが終了したため、{count}回中断されました。もう一度開始してください。解決しない場合は、サーバーの管理者にお知らせください。',
  ourFault: 'こちら側で問題が繰り返し発生しました。内容はサーバーのログに記録されています。',
} as const;
