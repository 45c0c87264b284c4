import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-aria-components/Link';
import { expect, fn, userEvent } from 'storybook/test';
import { AriaProvider } from '.';

const meta = {
  title: 'Components/AriaProvider',
  component: AriaProvider,
  args: { locale: 'en', navigate: fn(), children: <Link href="/apps/notes">Notes</Link> },
} satisfies Meta<typeof AriaProvider>;
export default meta;

/** A link below it asks the router instead of loading the page again. */
export const FollowsLinks: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Notes' }));
    await expect(args.navigate).toHaveBeenCalledWith('/apps/notes', undefined);
  },
};
