// A quote that follows its request, whatever its source does.

import type { CustomerView } from '@hosted-stay/pricing-core';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { mixedStay, sampleBookJson } from '../../testing/sample-book.ts';
import { endpointSource } from '../quote-source/endpoint-source.ts';
import { openPriceBook } from '../quote-source/open-price-book.ts';
import { type AskedRequest, type QuoteAnswer, type QuoteSource, SourceFailure } from '../quote-source/quote-source.ts';
import type { UsedQuote } from './use-answers.ts';
import { useQuote } from './use-quote.ts';

const opened = openPriceBook(sampleBookJson(), { side: 'customer' });
if (!opened.ok) throw new Error('the sample book must open');
const book = opened.value.source;

const students = (countStudents: number) => ({ ...mixedStay, countStudents });

function answerTo(request: AskedRequest): QuoteAnswer<CustomerView> {
  const answer = book(request, new AbortController().signal);
  if (answer instanceof Promise) throw new Error('a book answers at once');
  return answer;
}

/** A source whose answers wait until the test lets them go. */
function heldBack(quietMs = 1) {
  const asked: { request: AskedRequest; signal: AbortSignal; answer: () => void; fail: (reason: unknown) => void }[] = [];
  const source: QuoteSource<CustomerView> = (request, signal) =>
    new Promise((resolve, reject) => {
      asked.push({ request, signal, answer: () => resolve(answerTo(request)), fail: reject });
    });
  return { asked, source: Object.assign(source, { quietMs }) };
}

function use(source: QuoteSource<CustomerView>, request: AskedRequest | null = students(1), initial?: CustomerView) {
  return renderHook((props = { source, request }) => useQuote(props.source, props.request, { initialQuote: initial }), {
    initialProps: { source, request },
  });
}

it('has a book’s quote in every render, the first one and each after a change', async () => {
  const seen: UsedQuote<CustomerView>[] = [];
  function Total({ countStudents }: { countStudents: number }) {
    const used = useQuote(book, students(countStudents));
    seen.push(used);
    return <p>{used.quote?.total}</p>;
  }
  const screen = await render(
    <StrictMode>
      <Total countStudents={1} />
    </StrictMode>,
  );
  await screen.rerender(
    <StrictMode>
      <Total countStudents={2} />
    </StrictMode>,
  );
  expect(seen.every(({ status, stale }) => status === 'ready' && !stale)).toBe(true);
  expect(seen.at(-1)?.quote?.request.countStudents).toBe(2);
  expect(seen.at(-1)?.previous?.request.countStudents).toBe(1);
});

it('waits until the request rests, aborts the question before, and drops its late answer', async () => {
  const { asked, source } = heldBack(30);
  const { result, rerender } = await use(source);
  await rerender({ source, request: students(2) });
  await expect.poll(() => asked.length).toBe(1);
  await rerender({ source, request: students(3) });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.map(({ request, signal }) => [request.countStudents, signal.aborted])).toEqual([
    [2, true],
    [3, false],
  ]);
  asked[1]?.answer();
  await expect.poll(() => result.current.status).toBe('ready');
  asked[0]?.answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(result.current.quote?.request.countStudents).toBe(3);
});

it('asks once for a source that is written inline, another function at each rendering', async () => {
  const asked: unknown[] = [];
  function Total({ quietMs }: { quietMs: number }) {
    const source = (request: AskedRequest) => {
      asked.push(request);
      return quietMs === 0 ? answerTo(request) : Promise.resolve(answerTo(request));
    };
    const { quote } = useQuote(Object.assign(source, { quietMs }), students(1));
    return <p>{quote?.total ?? 'none'}</p>;
  }
  for (const quietMs of [0, 1]) {
    asked.length = 0;
    const screen = await render(<Total key={quietMs} quietMs={quietMs} />);
    await expect.element(screen.getByText('none')).not.toBeInTheDocument();
    await screen.rerender(<Total key={quietMs} quietMs={quietMs} />);
    expect(asked).toHaveLength(1);
    await screen.unmount();
  }
});

it('asks nothing anew for a request of the same content, nor for a source of the same id', async () => {
  const { asked, source } = heldBack();
  const { rerender } = await use(Object.assign(source, { id: 'a' }));
  await expect.poll(() => asked.length).toBe(1);
  const { countStudents, ...rest } = students(1);
  await rerender({ source: Object.assign(heldBack().source, { id: 'a' }), request: { countStudents, ...rest } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.signal.aborted).toBe(false);
});

it('keeps the last good quote while the next one fails, and recovers by retry', async () => {
  const { asked, source } = heldBack();
  const { result, rerender } = await use(source);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer();
  await expect.poll(() => result.current.status).toBe('ready');
  await rerender({ source, request: students(2) });
  expect(result.current).toMatchObject({ status: 'loading', stale: true, quote: { request: { countStudents: 1 } } });
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.fail(new SourceFailure('offline'));
  await expect.poll(() => result.current.status).toBe('failed');
  expect(result.current).toMatchObject({ stale: true, failure: { kind: 'offline' }, quote: { request: { countStudents: 1 } } });
  result.current.retry();
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer();
  await expect
    .poll(() => result.current)
    .toMatchObject({ status: 'ready', stale: false, failure: null, quote: { request: { countStudents: 2 } } });
});

const never = new Promise<never>(() => {});
const hostile: Record<string, () => unknown> = {
  'throws at once': () => {
    throw 'rubbish';
  },
  'rejects with nothing': () => Promise.reject(),
  'answers nothing': () => undefined,
  'answers a number later': () => Promise.resolve(42),
  'answers another shape': () => ({ ok: true, value: { total: 12 } }),
  'answers what can’t be read': () => ({
    get ok() {
      throw new Error('no');
    },
  }),
  'has a then that throws': () =>
    new Proxy(
      {},
      {
        has: () => true,
        get: () => {
          throw new Error('no');
        },
      },
    ),
  'never settles': () => never,
};

for (const quietMs of [0, 1]) {
  it.each(Object.keys(hostile))(`ends in a clear failure when a source (quiet ${quietMs} ms) %s`, async (name) => {
    const source = Object.assign(hostile[name] as unknown as QuoteSource<CustomerView>, { quietMs, timeoutMs: 30 });
    const { result } = await use(source);
    await expect.poll(() => result.current.status).toBe('failed');
    expect(result.current.failure?.kind).toBe(name === 'never settles' ? 'timeout' : 'broken');
  });
}

it('does not throw at a request that can’t be written, and recovers with the next', async () => {
  const circle: Record<string, unknown> = { ...students(1) };
  circle['self'] = circle;
  for (const request of [circle, { ...students(1), hostFamilyId: 206n }]) {
    const { result, rerender } = await use(book, request as never);
    expect(result.current.status).toBe('refused');
    await rerender({ source: book, request: students(1) });
    expect(result.current.status).toBe('ready');
  }
});

it('asks anew where an endpoint of another address takes the place of one whose headers are made each time', async () => {
  const posted: string[] = [];
  const answer = answerTo(students(1));
  const fetch: typeof globalThis.fetch = async (url) => {
    posted.push(String(url));
    return Response.json(answer.ok && answer.value);
  };
  const at = (url: string) => endpointSource<CustomerView>(url, { fetch, headers: () => ({}) });
  const { result, rerender } = await use(Object.assign(at('/a'), { quietMs: 1 }));
  await expect.poll(() => result.current.status).toBe('ready');
  await rerender({ source: Object.assign(at('/b'), { quietMs: 1 }), request: students(1) });
  await expect.poll(() => posted).toEqual(['/a', '/b']);
});

it('is unaffected by a source that mutates requests or answers', async () => {
  const request = students(1);
  let given: QuoteAnswer<CustomerView> | undefined;
  const source: QuoteSource<CustomerView> = (asked) => {
    given = structuredClone(answerTo(asked));
    Object.assign(asked, { countStudents: 9 });
    return given;
  };
  const { result } = await use(Object.assign(source, { quietMs: 0 }), request);
  if (given?.ok) Object.assign(given.value, { total: '0.01' });
  expect(request.countStudents).toBe(1);
  expect(result.current.quote?.total).not.toBe('0.01');
});

it('begins with a quote made on the server, asks nothing until the request changes, and is empty without a request', async () => {
  const { asked, source } = heldBack();
  const answer = answerTo(students(1));
  const { result, rerender } = await use(source, students(1), answer.ok ? answer.value : undefined);
  expect(result.current).toMatchObject({ status: 'ready', stale: false });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(0);
  await rerender({ source, request: null });
  expect(result.current).toMatchObject({ status: 'empty', quote: null });
});

it('leaves no timer, no question and no listener behind, however often it is mounted', async () => {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  const signals: AbortSignal[] = [];
  const source: QuoteSource<CustomerView> = Object.assign(
    (_: AskedRequest, signal: AbortSignal) => {
      signals.push(signal);
      return never;
    },
    { quietMs: 0, timeoutMs: 424_242 },
  );
  function Many({ from }: { from: number }) {
    return Array.from({ length: 100 }, (_, index) => from + index).map((key) => <One key={key} />);
  }
  function One() {
    return <i>{useQuote(source, students(1)).status}</i>;
  }
  const screen = await render(
    <StrictMode>
      <Many from={0} />
    </StrictMode>,
  );
  for (let from = 100; from <= 1000; from += 100) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await screen.rerender(
      <StrictMode>
        <Many from={from} />
      </StrictMode>,
    );
  }
  await expect.poll(() => signals.filter(({ aborted }) => !aborted).length).toBe(100);
  await screen.unmount();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  const cleared = new Set(clear.mock.calls.map(([timer]) => timer));
  const limits = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === 424_242);
  expect(limits.length).toBeGreaterThan(99);
  expect(limits.every(({ value }) => cleared.has(value))).toBe(true);
});
