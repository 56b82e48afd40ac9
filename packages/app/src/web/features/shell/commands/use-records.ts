// Searches records while somebody types: a moment after the last key, and never an older answer after a newer one.

import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { searchRecords } from '#contract/record-search/record-search.endpoints.ts';
import { type FoundRecord, RECORD_QUESTION_MAX } from '#contract/record-search/record-search.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';

const PAUSE_MS = 150;

/** Without a question nothing is searched; `offline` without a response. */
export type RecordSearchState = 'idle' | 'searching' | 'found' | 'failed' | 'offline';

export interface RecordSearch {
  /** While a question is typed on, those of its beginning stay. */
  readonly records: readonly FoundRecord[];
  readonly state: RecordSearchState;
  retry(): void;
}

interface Answered {
  readonly question: string;
  readonly records: readonly FoundRecord[];
}

export function useRecords(typed: string, isOn: boolean): RecordSearch {
  const wanted = typed.trim().slice(0, RECORD_QUESTION_MAX);
  const [settled] = useDebouncedValue(wanted, PAUSE_MS);
  const isAsked = isOn && settled !== '' && wanted !== '';
  // The answer belongs to its question: another one's is never taken for it.
  const { data, failure, reload } = useEndpoint(searchRecords, { query: { search: settled } }, { when: isAsked });
  const [last, setLast] = useState<Answered>({ question: '', records: [] });
  useEffect(() => {
    if (data !== undefined) setLast({ question: settled, records: data.data });
  }, [data, settled]);
  const isTypedOn = last.question !== '' && wanted.startsWith(last.question);

  if (!isOn || wanted === '') return { records: [], state: 'idle', retry: reload };
  if (settled !== wanted || (data === undefined && failure === null)) {
    return { records: isTypedOn ? last.records : [], state: 'searching', retry: reload };
  }
  if (failure !== null && data === undefined) {
    return { records: [], state: failure.statusCode === 0 ? 'offline' : 'failed', retry: reload };
  }
  return { records: data?.data ?? [], state: 'found', retry: reload };
}
