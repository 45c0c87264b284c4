import type { PageCost } from './lighthouse.ts';
import { median } from './median.ts';

/** What a page costs, as the bench prints it, and in what. */
const figures = {
  scriptKb: 'scripts kB',
  requests: 'requests',
  blocking: 'TBT ms',
  scripts: 'script ms',
  heapMb: 'heap MB',
  totalBlockingTime: 'TBT by Lighthouse',
  largestContentfulPaint: 'LCP ms',
} as const;

type Figure = keyof typeof figures;

const names = Object.keys(figures) as Figure[];

/** The visits to a page, and the most that their medians may be. */
export type MeasuredPage = {
  name: string;
  visits: readonly Pick<PageCost, Figure>[];
  limits: Partial<Record<Figure, number>>;
};

const medianOf = ({ visits }: MeasuredPage, figure: Figure) => median(visits.map((visit) => visit[figure]));
const isOver = (page: MeasuredPage, figure: Figure) => medianOf(page, figure) > (page.limits[figure] ?? Infinity);

/** Whether none of its medians is above its limit. */
export const keepsLimits = (page: MeasuredPage): boolean => !names.some((figure) => isOver(page, figure));

const cell = (page: MeasuredPage, figure: Figure) => {
  const value = medianOf(page, figure);
  const shown = value.toFixed(value < 10 && !Number.isInteger(value) ? 1 : 0);
  const limit = page.limits[figure];
  return limit === undefined ? shown : `${shown} of ${String(limit)}${isOver(page, figure) ? ' MISSED' : ''}`;
};

/** A line for each page, with medians. */
export const costTable = (pages: readonly MeasuredPage[]): string => {
  const rows = [
    ['', ...names.map((figure) => figures[figure])],
    ...pages.map((page) => [page.name, ...names.map((figure) => cell(page, figure))]),
  ];
  const widths = ['', ...names].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
