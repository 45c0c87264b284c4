import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { createTokensServer, MADE } from './testing/tokensServer';
import { TokensStage } from './testing/TokensStage';

const meta = {
  title: 'Apps/Account/API tokens',
  component: TokensStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof TokensStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What each may do, and until when. */
export const Tokens: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your API tokens' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText('Notes (read), Todo (read and change)')).toBeVisible();
  },
};

/** In any of the apps, or in all at once. */
export const New: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All apps: read' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Mail: read' }));
    await expect(dialog.getByRole('checkbox', { name: 'Notes: read' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'All apps: read' })).toBePartiallyChecked();
  },
};

/** It is shown here and never again. */
export const Made: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Report');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Notes: read' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
    const made = within(await screen.findByRole('dialog', { name: 'Your new token' }));
    await expect(made.getByRole('textbox', { name: 'Token' })).toHaveValue(MADE);
  },
};

export const None: Story = { args: { server: () => createTokensServer({ tokens: [] }) } };

export const Loading: Story = { args: { server: () => createTokensServer({ answer: never }) } };

export const NotLoaded: Story = {
  args: { server: () => createTokensServer({ answer: () => Promise.reject(refused(500)) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent(
      'Your tokens could not be loaded.',
    );
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OnAPhone: Story = { ...New, globals: { viewport: { value: 'phone' } } };
