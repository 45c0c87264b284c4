import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Printed } from './Printed';

const meta = { title: 'Components/Printed', component: Printed, args: { children: <h1>On paper</h1> } } satisfies Meta<
  typeof Printed
>;
export default meta;

/** On the screen nothing is seen of it; the preview of the browser's print shows it alone. */
export const OutOfSight: StoryObj<typeof meta> = {
  play: async () => {
    await expect(screen.getByText('On paper')).not.toBeVisible();
  },
};
