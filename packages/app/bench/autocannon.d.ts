// The part of autocannon that the benchmarks use; it brings no types.

declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly method?: string;
    readonly body?: string;
    /** Replaces `[<id>]` in each request with a unique text. */
    readonly idReplacement?: boolean;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly workers?: number;
  }

  export interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly errors: number;
    readonly non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
