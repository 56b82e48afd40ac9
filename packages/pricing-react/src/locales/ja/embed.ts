// Japanese: what an element says until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: '料金を読み込んでいます…',
  nothing: 'ここにはまだ料金が設定されていません。',
  failed: {
    unreachable: '料金を読み込めませんでした。接続を確認して、もう一度お試しください。',
    status: '料金を読み込めませんでした。サーバーがエラーを返しました。',
    unreadable: '料金を読み込めませんでした。有効な料金表ではありません。',
  },
  retry: 'もう一度試す',
};
