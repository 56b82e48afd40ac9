// Names of what this process has open already. By the name alone: where it leads to need not be a path at all, as with a pipe.

const STANDARD: Readonly<Record<string, number>> = { '/dev/stdin': 0, '/dev/stdout': 1, '/dev/stderr': 2 };

/** `/dev/stdout` → 1, `/dev/fd/63` → 63; undefined for any other path. */
export function descriptorOf(path: string): number | undefined {
  const [, owner, number] = /^\/(?:dev|proc\/(self|\d+))\/fd\/(\d{1,9})$/.exec(path) ?? [];
  const isOurs = owner === undefined || owner === 'self' || owner === String(process.pid);
  return number !== undefined && isOurs ? Number(number) : STANDARD[path];
}

/** Whether a name given to -o stands for standard output, by `-` or as a device. */
export function isStandardOutput(name: string): boolean {
  return name === '-' || descriptorOf(name) === 1;
}
