// Where the English words are, file by file.

export const files = import.meta.glob(['./en/*.ts', '!./en/{common,errors}.ts', '../../contract/words/en/*.ts']);
