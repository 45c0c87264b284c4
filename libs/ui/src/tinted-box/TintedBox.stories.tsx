import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { tintedBox } from '.';
import { Button } from '../button';
import { TONES } from '../theme';

const Note = styled.p`
  ${tintedBox('info')}
`;

const Warning = styled.div`
  ${tintedBox('warning')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};

  & > p {
    flex: 1;
  }
`;

const boxes = TONES.map((tone) => ({
  tone,
  Box: styled.p`
    ${tintedBox(tone)}
  `,
}));

const Column = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

const meta = {
  title: 'Components/Tinted box',
  render: () => <Note>What you typed before is back.</Note>,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The tone is never the only sign: an icon or the words say the same. */
export const WithAnAction: Story = {
  render: () => (
    <Warning>
      <TriangleAlert aria-hidden />
      <p>Ada has changed this note meanwhile.</p>
      <Button size="dense">Look at both</Button>
    </Warning>
  ),
};

export const Tones: Story = {
  render: () => (
    <Column>
      {boxes.map(({ tone, Box }) => (
        <Box key={tone}>
          <code>{tone}</code>
        </Box>
      ))}
    </Column>
  ),
};

export const Dark: Story = { ...Tones, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  render: () => (
    <Warning>
      <Info aria-hidden />
      <p>عاد ما كتبته من قبل.</p>
    </Warning>
  ),
  globals: { locale: 'ar' },
};
