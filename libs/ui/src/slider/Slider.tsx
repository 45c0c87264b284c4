import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import styled from 'styled-components';

export type SliderProps = {
  /** What is set, already translated. */
  label: string;
  value: number;
  /** Called with every step, also while the thumb is dragged. */
  onChange: (value: number) => void;
  minValue: number;
  maxValue: number;
  step: number;
  /** How the number is shown and spoken, such as `{ style: 'percent' }`. */
  format?: Intl.NumberFormatOptions;
};

/** A number out of a range, where trying is quicker than typing. Arrow keys, Home, End and Page keys move it. */
export const Slider = ({ label, format, ...aria }: SliderProps) => (
  <Root {...aria} {...(format && { formatOptions: format })}>
    <Label>{label}</Label>
    <Output />
    <Rail data-dragged>
      {/* React Aria's own style is as high as the track. */}
      <Fill style={{ blockSize: '0.4rem' }} />
      <Thumb />
    </Rail>
  </Root>
);

const Root = styled(AriaSlider<number>)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.type.control}
`;

const Output = styled(SliderOutput)`
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Rail = styled(SliderTrack)`
  position: relative;
  grid-column: 1 / -1;
  block-size: 3.2rem;
  /* The thumb stands out over both ends by half of itself. */
  margin-inline: 1rem;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset-block: 1.4rem;
    inset-inline: -1rem;
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.color.controlBorder};
  }
`;

const Fill = styled(SliderFill)`
  inset-block-start: 1.4rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.tone.primary.solid};
`;

const Thumb = styled(SliderThumb)`
  inset-block-start: 50%;
  inline-size: 2rem;
  block-size: 2rem;
  border: 0.2rem solid ${({ theme }) => theme.tone.primary.solid};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};

  &[data-dragging] {
    background: ${({ theme }) => theme.tone.primary.solid};
  }

  &[data-focus-visible] {
    ${({ theme }) => theme.focusRing}
  }
`;
