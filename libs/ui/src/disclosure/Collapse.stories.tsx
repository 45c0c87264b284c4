import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Collapse } from '.';
import type { CollapseProps } from '.';
import { Button } from '../button';

/** A button of the page's own, as the menu of the navbar has one. */
const Stage = ({ open: startsOpen, button, ...collapse }: CollapseProps & { button: string }) => {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onPress={() => {
          setOpen(!open);
        }}
      >
        {button}
      </Button>
      <Collapse {...collapse} open={open} id={id} />
    </>
  );
};

const meta = {
  title: 'Components/Collapse',
  component: Stage,
  // An example with a render of its own shows no code: Collapse has no button.
  render: (args) => <Stage {...args} />,
  args: { open: false, button: 'Details', children: <p>Sent on Monday, read on Tuesday, answered by nobody.</p> },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is closed is out of sight and out of reach. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/answered by nobody/);
    await expect(words).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(words).not.toBeVisible());
  },
};

export const Open: Story = { args: { open: true } };

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { open: true, button: 'التفاصيل', children: <p>أُرسلت يوم الاثنين.</p> },
  globals: { locale: 'ar' },
};
