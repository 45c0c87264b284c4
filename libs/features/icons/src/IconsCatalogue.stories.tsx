import './glyphs/glyphs.css';
import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { manyIcons } from './testing/icons';
import { IconsStage } from './testing/IconsStage';

const meta = {
  title: 'Apps/Icons/Page',
  component: IconsStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof IconsStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Icons' });
    await expect(within(list).getAllByRole('button')).toHaveLength(9);
  },
};

/** Those that are named so come before those that are only described so. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'house' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'book');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 icons'));
  },
};

/** Icons that have no drawing in the style are not shown, but counted. */
export const InOneStyle: Story = {
  args: { path: '/ui/icons?style=regular' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/7 more are not drawn in this style/)).toBeVisible());
  },
};

/** Typing the start of its name leads to a category. */
export const InOneCategory: Story = {
  args: { path: '/ui/icons?category=alert' },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('option', { name: /Alerts/, selected: true });
    await userEvent.click(chosen);
    await userEvent.keyboard('an{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 icons'));
    await expect(canvas.getByRole('option', { name: /Animals/, selected: true })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/ui/icons?q=submarine' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No results for “submarine”.')).toBeVisible());
  },
};

export const Loading: Story = { args: { answer: never } };

export const NotLoaded: Story = {
  args: { answer: () => Promise.reject(refused(404)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The icons could not be loaded.');
  },
};

/** As many as the real set has; only those near the view are drawn. */
export const TwoThousand: Story = {
  args: { answer: () => [...manyIcons(2000)] },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Icons' });
    await expect(within(list).getAllByRole('button').length).toBeLessThan(600);
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
