// Reads the command's output as rows, page by page within a group, using the index written with it.

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Page, pageFrom } from '#contract/platform/lists/paging.ts';
import type { CodeCount, RowGroup } from '#contract/repricing/bookings.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { type IndexedGroup, LineIndex, readIndexedLines } from '#server/platform/runs/line-index.ts';
import { findRunFile } from '#server/platform/runs/run-files.ts';
import type { RunRow } from '#server/platform/runs/runs.ts';

export type Cells = Readonly<Record<string, unknown>>;

const indexed = z.object({ groups: z.array(z.object({ name: z.string(), start: z.int(), count: z.int() })) });

/** Writes the command's rows to a file, with an index of their groups beside it. */
export class RowFile {
  readonly path: string;
  readonly #indexPath: string;
  readonly #index: LineIndex;

  /** @param groupOf returns the group of a row */
  constructor(folder: string, groupOf: (row: Cells) => string) {
    this.path = join(folder, 'rows');
    this.#indexPath = join(folder, 'index');
    this.#index = new LineIndex((line) => groupOf(JSON.parse(line) as Cells));
  }

  output(): readonly [NodeJS.ReadWriteStream, NodeJS.WritableStream] {
    return [this.#index.watching(), createWriteStream(this.path)];
  }

  /** Completes the index; returns its path and the position of each group. */
  async indexed(): Promise<{ path: string; groups: IndexedGroup[] }> {
    return { path: this.#indexPath, groups: await this.#index.write(this.#indexPath) };
  }
}

function toIndexedGroups({ summary }: RunRow): readonly IndexedGroup[] {
  const parsed = indexed.safeParse(summary);
  return parsed.success ? parsed.data.groups : [];
}

/** Returns the groups of a result with their row counts. */
export function toRowGroups(row: RunRow): RowGroup[] {
  return toIndexedGroups(row).map(({ name, count }) => ({ name, count }));
}

interface RowRange {
  /** The name of the file with the rows. */
  readonly file: string;
  readonly group: string;
  readonly from: number;
  readonly count: number;
}

/** Returns some rows of a group and its total; none if the run has no such group. */
export async function readRows(call: Call, row: RunRow, { file, group, from, count }: RowRange): Promise<{ rows: Cells[]; total: number }> {
  const found = toIndexedGroups(row).find(({ name }) => name === group);
  if (found === undefined) return { rows: [], total: 0 };
  const [lines, index] = [await findRunFile(call.app, row.files, file), await findRunFile(call.app, row.files, 'index')];
  if (lines === null || index === null) throw notFound();
  const texts = await readIndexedLines({ lines, index }, found, { from, count });
  return { rows: texts.map((text) => JSON.parse(text) as Cells), total: found.count };
}

/** Returns one page of a group; `shape` gets each row with its place in the group, from 0. */
export async function readRowPage<Row>(
  call: Call,
  row: RunRow,
  {
    file,
    asked,
    shape,
  }: { file: string; asked: { group: string; page: number; perPage: number }; shape: (cells: Cells, place: number) => Row },
): Promise<Page<Row>> {
  const { group, page, perPage } = asked;
  const from = (page - 1) * perPage;
  const { rows, total } = await readRows(call, row, { file, group, from, count: perPage });
  return pageFrom(
    rows.map((cells, at) => shape(cells, from + at)),
    { total, page, perPage },
  );
}

/** Returns a cell as text; null if it is empty. */
export function toCellText(cells: Cells, name: string): string | null {
  const cell = cells[name];
  if (cell === undefined || cell === null || cell === '') return null;
  return typeof cell === 'string' ? cell : String(cell);
}

/** Returns a cell as a number, 0 if missing. */
export function toCellCount(cells: Cells, name: string): number {
  return Number(cells[name] ?? 0);
}

/** Converts counts by code to a list, highest first. */
export function toCodeCounts(counts: Readonly<Record<string, number>>): CodeCount[] {
  return Object.entries(counts)
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count);
}
