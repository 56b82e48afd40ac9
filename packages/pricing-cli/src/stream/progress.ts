// How far a long run is, on stderr and only for a person: how many, how fast, how long still.

import type { Context } from '../command.ts';

/** Between two lines of progress, in milliseconds. */
const EVERY = 250;

export interface Progress {
  readonly advance: (done: { readonly records: number; readonly bytes: number }) => void;
  /** Leaves an empty line behind, for whatever is printed next. */
  readonly end: () => void;
}

interface ProgressFacts {
  readonly size: number | undefined;
  readonly isQuiet: boolean;
}

const SILENT: Progress = { advance: () => {}, end: () => {} };

/** Shows progress; with a known `size` in bytes, also the remaining time. */
export function openProgress(context: Context, { size, isQuiet }: ProgressFacts): Progress {
  if (isQuiet || !context.isTerminal.err) return SILENT;
  const start = performance.now();
  let [records, bytes, shown] = [0, 0, start];
  return {
    advance: (done) => {
      records += done.records;
      bytes += done.bytes;
      const now = performance.now();
      if (now - shown < EVERY) return;
      shown = now;
      void context.err.write(`\r\u001b[K${progressText({ records, bytes, size, seconds: (now - start) / 1000 })}`);
    },
    end: () => {
      if (shown > start) void context.err.write('\r\u001b[K');
    },
  };
}

interface Reached {
  readonly records: number;
  readonly bytes: number;
  readonly size: number | undefined;
  readonly seconds: number;
}

/** `120,000 bookings · 41,000/s · 34 % · 6 s left` */
export function progressText({ records, bytes, size, seconds }: Reached): string {
  const rate = Math.round(records / seconds);
  const parts = [`${grouped(records)} bookings`, `${grouped(rate)}/s`];
  if (size !== undefined && size > 0 && bytes > 0) {
    const share = Math.min(1, bytes / size);
    parts.push(`${Math.floor(share * 100)} %`, `${timeText(Math.ceil((seconds / share) * (1 - share)))} left`);
  }
  return parts.join(' · ');
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
