import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { cutLine } from '.';

const Line = styled.bdi`
  ${cutLine}
`;

const Lines = () => (
  <div style={{ inlineSize: '20rem' }}>
    <Line>Short</Line>
    <Line>قصير</Line>
    <Line>A line that is longer than its place</Line>
  </div>
);

const meta = { title: 'Foundations/Cut line', component: Lines } satisfies Meta<typeof Lines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LeftToRight: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('قصير')).textAlign).toMatch(/left$/);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Short')).textAlign).toMatch(/right$/);
  },
};
