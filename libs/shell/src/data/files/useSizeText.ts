import { useIntl } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** Says the size of a file: "48 kB". */
export function useSizeText() {
  const { formatNumber } = useIntl();
  return (bytes: number): string => {
    const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
    return formatNumber(bytes / 1000 ** step, {
      ...{
        style: 'unit',
        unit: units[step] ?? 'byte',
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumFractionDigits: step === 2 ? 1 : 0,
      },
    });
  };
}
