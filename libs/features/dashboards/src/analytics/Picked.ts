import type { ChartRows } from '@ezone/ui/charts';
import type { Measure } from './model/range';

/** A point that was pressed: what was counted on a day, or values of the sample data, which has no records. */
export type Picked = { title: string } & ({ measure: Measure; day: number } | { rows: ChartRows });
