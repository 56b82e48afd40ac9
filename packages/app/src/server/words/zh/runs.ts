// Why a run has failed, in Chinese.

export const runs = {
  brokenOff: '由于服务器在运行期间停止，此工作已中断 {count} 次。请重新开始；如果仍然不行，请告知服务器管理员。',
  ourFault: '我们这边多次出现问题，具体原因见服务器日志。',
  diskFull: '服务器多次没有空间保存其文件。请先腾出空间，然后重新启动。',
} as const;
