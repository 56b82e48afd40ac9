// Where the Korean words are, file by file.

export const files = import.meta.glob(['./ko/*.ts', '../../contract/words/ko/*.ts']);
