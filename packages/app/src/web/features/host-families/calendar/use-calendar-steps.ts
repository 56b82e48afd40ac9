// Blocks and frees days of a family's calendar: asks where offers wait for an answer, and offers to take it back.

import type * as z from 'zod';
import { blockDates, changeBlock, freeDates, freeRange, readCalendar } from '#contract/host-families/calendar.endpoints.ts';
import type { BlockBody, blockedAnswer, freedAnswer, TimesMeant, waitingOffer } from '#contract/host-families/calendar.shapes.ts';
import type { SeriesEvery } from '#contract/host-families/series.ts';
import type { RequestOf } from '#contract/platform/endpoint.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { UNDO_MS } from '#web/platform/api/undoable.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Blocked = z.output<typeof blockedAnswer>;
type Freed = z.output<typeof freedAnswer>;
type Offer = z.output<typeof waitingOffer>;
type Block = RequestOf<typeof blockDates>['body'];
type Change = RequestOf<typeof changeBlock>['body'];

const reload = () => queryClient.invalidateQueries({ queryKey: toQueryKey(readCalendar) });

/** Returns a function that writes two days as a range. */
function useRangeText() {
  const tag = useFormatLocale();
  return ({ fromDate, toDate }: Pick<BlockBody, 'fromDate' | 'toDate'>) => writeDayRange(fromDate, toDate, { tag });
}

/** Returns a function that sends a change, and once more if the reader confirms it despite waiting offers. */
function useConfirmation() {
  const words = useTranslations('familyCalendar');
  const rangeText = useRangeText();
  return async (send: (confirmOffers: boolean) => Promise<Blocked>): Promise<Blocked> => {
    try {
      return await send(false);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'bedsTaken') throw new ApiFailure({ ...toParts(failure), message: words('clash.stay') });
      if (failure.code !== 'offersOpen') throw failure;
      const offers = failure.issues as readonly Offer[];
      const isConfirmed = await confirm({
        title: words('clash.title', { count: offers.length }),
        consequences: [
          ...offers.map((offer) => words('clash.offer', { name: offer.studentName, dates: rangeText(offer) })),
          words('clash.consequence'),
        ],
        confirm: words('clash.confirm'),
      });
      if (!isConfirmed) throw failure;
      return send(true);
    }
  };
}

function toParts({ statusCode, statusText, code, message, errors, fromServer, current, issues }: ApiFailure) {
  return { statusCode, statusText, code, message, errors, fromServer, current, issues };
}

export function useCalendarSteps(id: number) {
  const words = useTranslations('familyCalendar.told');
  const rangeText = useRangeText();
  const withConfirmation = useConfirmation();
  const params = { id };

  function offerUndo(text: string, undo: () => Promise<unknown>): void {
    const run = async () => {
      await attemptRequest(undo());
      await reload();
    };
    showToast(text, { ms: UNDO_MS, action: { label: words('undo'), run: () => void run() } });
  }

  function writeFreed(first: Freed['freed'][number], { count, whole }: { readonly count: number; readonly whole: TimesMeant }): string {
    if (whole === 'all') return words('freedAll', { count });
    const dates = rangeText(first);
    return whole === 'this' ? words('freed', { dates }) : words('freedFollowing', { dates, count });
  }

  function tellFreed({ freed, repeat }: Freed, whole: TimesMeant): void {
    const [first] = freed;
    if (first === undefined) {
      showToast(words('nothingFreed'), { kind: 'info' });
      return;
    }
    const blocks: Block[] = repeat === null ? freed.map((days) => ({ ...days })) : [{ ...first, repeat }];
    offerUndo(writeFreed(first, { count: freed.length, whole: repeat === null ? 'this' : whole }), async () => {
      for (const body of blocks) await call(blockDates, { params, body: { ...body, confirmOffers: true } });
    });
  }

  return {
    /** @throws ApiFailure, for the form */
    block: (body: Block) => withConfirmation((confirmOffers) => call(blockDates, { params, body: { ...body, confirmOffers } })),
    /** @throws ApiFailure, for the form */
    change: (blockId: number, body: Change) =>
      withConfirmation((confirmOffers) => call(changeBlock, { params: { id, blockId }, body: { ...body, confirmOffers } })),
    async tellBlocked(
      { every, ...days }: Pick<BlockBody, 'fromDate' | 'toDate'> & { readonly every: SeriesEvery | null },
      { id: blockId, seriesId, skipped }: Blocked,
    ): Promise<void> {
      await reload();
      const dates = rangeText(days);
      const all = every === null ? words('blocked', { dates }) : words(`blockedEvery.${every}`, { dates });
      const text = skipped.length === 0 ? all : words('blockedSome', { dates, count: skipped.length });
      const query = { whole: seriesId === null ? ('this' as const) : ('all' as const) };
      offerUndo(text, () => call(freeDates, { params: { id, blockId }, query }));
    },
    async tellChanged(): Promise<void> {
      await reload();
      showToast(words('changed'));
    },
    async free(blockId: number, whole: TimesMeant): Promise<boolean> {
      const freed = await attemptRequest(call(freeDates, { params: { id, blockId }, query: { whole } }));
      await reload();
      if (freed !== null) tellFreed(freed, whole);
      return freed !== null;
    },
    async freeRange(query: { fromDate: string; toDate: string }): Promise<boolean> {
      const freed = await attemptRequest(call(freeRange, { params, query }));
      await reload();
      if (freed !== null) tellFreed(freed, 'this');
      return freed !== null;
    },
  };
}

export type CalendarSteps = ReturnType<typeof useCalendarSteps>;
