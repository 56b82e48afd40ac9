// Why the server can't start, in words for whoever starts it: what is wrong, and what to do. Shown as it is, without a stack.

export class StartupError extends Error {
  constructor(wrong: string, { todo, cause }: { todo: string; cause?: unknown }) {
    super(`${wrong}\n${todo}`, { cause });
  }
}
