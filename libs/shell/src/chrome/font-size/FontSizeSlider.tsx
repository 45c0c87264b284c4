import { Button } from '@ezone/ui/button';
import { Slider } from '@ezone/ui/slider';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { localStore } from '../../data/storage';
import { fontSizeMessages } from './messages';

const KEY = 'ezone.fontScale';
const PROPERTY = '--ez-font-scale';

/** How much larger or smaller everything can be, of the base of 62.5 %. `boot.js` takes nothing else from the browser. */
const FONT_SCALE = { min: 0.7, max: 1.3, step: 0.1, initial: 1 } as const;

/** The size of everything, kept in this browser: what is comfortable depends on the screen. */
const fontScale = {
  /** The size the page has, also where the browser keeps nothing; `boot.js` has taken over what it kept. */
  read: (): number => Number(document.documentElement.style.getPropertyValue(PROPERTY)) || FONT_SCALE.initial,
  /** Shows a size at once, and keeps it for the next visit. */
  apply: (scale: number): void => {
    document.documentElement.style.setProperty(PROPERTY, String(scale));
    localStore.write(KEY, String(scale));
  },
};

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
      <Button size="dense" variant="secondary" onPress={() => choose(FONT_SCALE.initial)}>
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
