import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Says the size of a file: "48 kB". */
export function useSizeText() {
  const { formatNumber } = useIntl();
  return useCallback(
    (bytes: number): string => {
      const step = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
      return formatNumber(bytes / 1000 ** step, {
        style: 'unit',
        unit: units[step] ?? 'byte',
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumFractionDigits: step < 2 ? 0 : 1,
      });
    },
    [formatNumber],
  );
}
