import { Button } from '@ezone/ui/button';
import { Slider } from '@ezone/ui/slider';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { FONT_SCALE, fontScale } from './fontScale';
import { fontSizeMessages } from './messages';

/** Sets the size of everything; the page follows while the thumb moves. */
export const FontSizeSlider = () => {
  const { formatMessage } = useIntl();
  const [scale, setScale] = useState(fontScale.read);
  const choose = (next: number) => {
    // Tenths are no binary fractions.
    const rounded = Math.round(next * 10) / 10;
    setScale(rounded);
    fontScale.apply(rounded);
  };
  return (
    <Frame>
      <Slider
        label={formatMessage(fontSizeMessages.label)}
        value={scale}
        onChange={choose}
        minValue={FONT_SCALE.min}
        maxValue={FONT_SCALE.max}
        step={FONT_SCALE.step}
        format={{ style: 'percent' }}
      />
      <Button size="dense" variant="secondary" onClick={() => choose(FONT_SCALE.initial)}>
        {formatMessage(fontSizeMessages.reset)}
      </Button>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(3)};

  & > :first-child {
    inline-size: 100%;
  }
`;
