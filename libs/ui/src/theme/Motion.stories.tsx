import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../button';
import { theme } from './theme';

type Motion = keyof typeof theme.motion;

type MotionsProps = {
  /** Which of them are shown. */
  motions: readonly Motion[];
};

/** A dot for each motion, which goes from one end to the other in its time and with its easing. */
function Motions({ motions }: MotionsProps) {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Rows>
      <div>
        <Button onPress={() => setAtEnd(!isAtEnd)}>Move</Button>
      </div>
      {motions.map((motion) => (
        <Row key={motion}>
          <span>
            <code>{motion}</code> {theme.motion[motion].replace(/ .*/, '').replace('ms', ' ms')}
          </span>
          <Track>
            <Way $motion={motion} $isAtEnd={isAtEnd} data-motion={motion}>
              <Dot />
            </Way>
          </Track>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Track = styled.div`
  overflow: hidden;
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

/* As wide as the way is long: moved by its own width, it has the dot at the end. */
const Way = styled.div<{ $motion: Motion; $isAtEnd: boolean }>`
  inline-size: calc(100% - 1.6rem);
  transform: translateX(${({ $isAtEnd }) => ($isAtEnd ? '100%' : '0')});
  transition: transform ${({ theme, $motion }) => theme.motion[$motion]};

  &:dir(rtl) {
    transform: translateX(${({ $isAtEnd }) => ($isAtEnd ? '-100%' : '0')});
  }
`;

const Dot = styled.div`
  inline-size: 1.6rem;
  block-size: 1.6rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.tone.primary.solid};
`;

const meta = {
  title: 'Foundations/Motion',
  component: Motions,
  args: { motions: Object.keys(theme.motion) as Motion[] },
  render: (args) => <Motions {...args} />,
} satisfies Meta<typeof Motions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-motion]')).toHaveLength(Object.keys(theme.motion).length);
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
