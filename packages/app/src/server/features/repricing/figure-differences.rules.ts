// Parses the command's cell of figures: `total: 10.00 expected, 9.00 recorded; pricings[100@Host_family:7].customer: …`.

import type { DifferingFigure } from '#contract/repricing/audits.shapes.ts';

const FIGURE = /^(?<name>.+?): (?<expected>\S+) expected, (?<recorded>\S+) recorded$/;
const LINE = /^pricings\[(?<template>\d+)@(?<type>\w+):(?<hostable>\d+)\](?:\.(?<figure>\w+))?$/;

/** A line of a quote: a template priced for one payee. */
export interface LineKey {
  readonly pricingTemplateId: number;
  readonly hostableType: string;
  readonly hostableId: number;
}

function toText(text: string | undefined): string | null {
  return text === undefined || text === 'nothing' ? null : text;
}

/**
 * Parses the figures of a cell.
 * @param nameOf returns the name of a line
 */
export function parseFigureDifferences(cell: string, nameOf: (line: LineKey) => string): DifferingFigure[] {
  return cell.split('; ').flatMap((text): DifferingFigure[] => {
    const { name = '', expected, recorded } = FIGURE.exec(text)?.groups ?? {};
    if (name === '') return [];
    const values = { expected: toText(expected), recorded: toText(recorded) };
    const line = LINE.exec(name)?.groups;
    if (line === undefined) return [{ figure: name, line: null, ...values }];
    const { template, type = '', hostable, figure = 'line' } = line;
    return [{ figure, line: nameOf({ pricingTemplateId: Number(template), hostableType: type, hostableId: Number(hostable) }), ...values }];
  });
}
