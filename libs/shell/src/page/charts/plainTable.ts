import { writeTable } from '@ezone/text/table';
import type { ChartRows } from '@ezone/ui/charts';

/** The rows of a chart as CSV, to be pasted; without the mark at the start, which is for files. */
export const plainTable = ({ head, rows }: ChartRows): string => writeTable([head, ...rows]).replace('\ufeff', '');
