// Where the Japanese words are, file by file.

export const files = import.meta.glob(['./ja/*.ts', '../../contract/words/ja/*.ts']);
