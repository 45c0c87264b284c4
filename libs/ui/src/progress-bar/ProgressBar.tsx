import styled from 'styled-components';
import type { Tone } from '../theme';

export type ProgressBarProps = {
  /** What is being done, for a screen reader. */
  label: string;
  /** How much is done, from 0 to `max`. */
  value: number;
  /** @default 100 */
  max?: number;
  /** The state in words, such as "3 of 7 steps", where the percentage says less. */
  valueText?: string;
  /** @default 'primary' */
  tone?: Tone;
};

/** How far something has come. Where that is not known, use TopProgress or a Skeleton. */
export const ProgressBar = ({ label, value, max = 100, valueText, tone = 'primary' }: ProgressBarProps) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
    >
      <Bar $tone={tone} style={{ inlineSize: `${String(share * 100)}%` }} />
    </Track>
  );
};

const Track = styled.div`
  overflow: hidden;
  block-size: 0.6rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.tone.neutral.tint};
`;

const Bar = styled.div<{ $tone: Tone }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ theme, $tone }) => theme.tone[$tone].solid};
`;
