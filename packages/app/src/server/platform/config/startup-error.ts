// Explains to the operator why the server can't start and what to do. Shown as is, without a stack trace.

export class StartupError extends Error {
  constructor(wrong: string, { todo, cause }: { todo: string; cause?: unknown }) {
    super(`${wrong}\n${todo}`, { cause });
  }
}
