import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../button';
import { TextField } from '../text-field';
import { clearOfPaneFoot, PaneFoot } from '.';

const meta = {
  title: 'Components/PaneFoot',
  component: PaneFoot,
  args: {
    children: (
      <>
        Saved
        <Button variant="primary">Done</Button>
      </>
    ),
  },
  render: (args) => (
    <Pane role="group" aria-label="A pane">
      <Fields>
        {Array.from({ length: 12 }, (_, at) => (
          <TextField key={at} label={`Field ${String(at + 1)}`} />
        ))}
      </Fields>
      <PaneFoot {...args} />
    </Pane>
  ),
} satisfies Meta<typeof PaneFoot>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is in sight from the start, and no field that gets the focus stands behind it. */
export const LongForm: Story = {
  play: async ({ canvas }) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const done = canvas.getByRole('button', { name: 'Done' });
    await expect(boxOf(done).bottom).toBeLessThan(boxOf(canvas.getByRole('group', { name: 'A pane' })).bottom);
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(boxOf(field).bottom).toBeLessThanOrEqual(boxOf(done).top);
    }
  },
};

const Pane = styled.div`
  overflow: auto;
  block-size: 32rem;
  inline-size: min(36rem, 100%);
  --pane-inset: 1.6rem;
  padding: 1.6rem;
`;

const Fields = styled.div`
  display: grid;
  gap: 2rem;
  margin-block-end: 1.6rem;
  ${clearOfPaneFoot}
`;
