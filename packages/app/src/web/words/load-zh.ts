// Where the Chinese words are, file by file.

export const files = import.meta.glob(['./zh/*.ts', '../../contract/words/zh/*.ts']);
