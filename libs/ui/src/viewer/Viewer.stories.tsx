import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ViewedPicture, Viewer } from '.';
import { Button } from '../button';

const pictures = [
  { title: 'Hills before the rain', src: '/demo/notes/hills.svg' },
  { title: 'The harbour at six', src: '/demo/notes/harbour.svg' },
];

const labels = { previous: 'Previous picture', next: 'Next picture', close: 'Close' };

/** A button that opens the first picture, as in use. */
const Page = ({ startsOpen }: { startsOpen: boolean }) => {
  const [at, setAt] = useState(startsOpen ? 0 : null);
  const shown = pictures[at ?? -1];
  const to = (place: number) => () => {
    setAt(place);
  };
  return (
    <>
      <Button onPress={to(0)}>Open the pictures</Button>
      {shown && at !== null && (
        <Viewer
          title={shown.title}
          labels={labels}
          onPrevious={pictures[at - 1] && to(at - 1)}
          onNext={pictures[at + 1] && to(at + 1)}
          onClose={() => {
            setAt(null);
          }}
        >
          <ViewedPicture src={shown.src} alt={shown.title} />
        </Viewer>
      )}
    </>
  );
};

const meta = {
  title: 'Components/Viewer',
  component: Viewer,
  args: { title: '', labels, onPrevious: undefined, onNext: undefined, onClose: () => undefined, children: null },
  render: () => <Page startsOpen />,
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Viewer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first of two: nothing leads to one before it. */
export const First: Story = {
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: 'Hills before the rain' });
    await expect(viewer).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  },
};

/** By keyboard: the arrows lead to the one beside it and stay at the last, Escape gives the focus back. */
export const ByKeyboard: Story = {
  render: () => <Page startsOpen={false} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open the pictures' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Hills before the rain' });
    const onward = getComputedStyle(document.documentElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    await userEvent.keyboard(`{${onward}}{${onward}}`);
    await expect(await screen.findByRole('dialog', { name: 'The harbour at six' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(button).toHaveFocus();
    });
  },
};

/** The one before is to the right, and so is its arrow. */
export const RightToLeft: Story = { globals: { locale: 'ar' } };
