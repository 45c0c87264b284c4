import { useAddressQuery } from '@ezone/shell/routing';
import { measures, oneOf, ranges, years } from './model/range';
import type { Measure, Range, Year } from './model/range';

/** What is shown of the numbers, as the address says it. What is the first choice is not written there. */
export function useAnalyticsAddress() {
  const { parameters, want } = useAddressQuery();
  const shown = {
    range: oneOf(ranges, parameters.get('range')),
    year: oneOf(years, parameters.get('year')),
    measure: oneOf(measures, parameters.get('measure')),
    isCompared: parameters.get('compare') === '1',
  };
  return {
    ...shown,
    setRange: (range: Range) => want({ range: range === ranges[0] ? null : range }),
    setYear: (year: Year) => want({ year: year === years[0] ? null : year }),
    setMeasure: (measure: Measure) => want({ measure: measure === measures[0] ? null : measure }),
    setCompared: (isCompared: boolean) => want({ compare: isCompared ? '1' : null }),
  };
}

/** What is shown, and how to show something else. */
export type AnalyticsAddress = ReturnType<typeof useAnalyticsAddress>;
