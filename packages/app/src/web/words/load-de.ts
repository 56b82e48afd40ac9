// Where the German words are, file by file.

export const files = import.meta.glob(['./de/*.ts', '../../contract/words/de/*.ts']);
