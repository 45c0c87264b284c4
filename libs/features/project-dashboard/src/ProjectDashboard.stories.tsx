import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ProjectDashboardStage } from './testing/ProjectDashboardStage';

const meta = {
  title: 'Apps/Project dashboard/Page',
  component: ProjectDashboardStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '64rem' } } },
  beforeEach: () => {
    localStorage.removeItem('ezone.weather.ada');
  },
} satisfies Meta<typeof ProjectDashboardStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Another project has other numbers; each card is turned to a day or a week of its own. */
export const Home: Story = {
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Summary' }));
    await expect(summary.getByText('25')).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: /Summary: period/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tomorrow' }));
    await expect(await summary.findByText('19')).toBeVisible();
  },
};

export const BudgetSummary: Story = {
  args: { search: '?tab=budget' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getByRole('row', { name: 'Design $18,600 80%' })).toBeVisible();
  },
};

export const TeamMembers: Story = { args: { search: '?tab=team' } };

/** A chart can be read as a table. */
export const Data: Story = {
  play: async ({ canvas }) => {
    const issues = within(await canvas.findByRole('region', { name: 'Issues of the repository' }));
    await userEvent.click(issues.getByRole('button', { name: /^View data/ }));
    await expect(issues.getByRole('row', { name: '3/1 4 3' })).toBeVisible();
  },
};

export const Empty: Story = { args: { projects: () => [], widgets: () => [] } };

export const Loading: Story = { args: { widgets: never } };

export const NotLoaded: Story = { args: { widgets: () => Promise.reject(refused(404)) } };

/** Another project cannot be chosen before they are known. */
export const ProjectsNotLoaded: Story = { args: { projects: () => Promise.reject(refused(403)) } };

export const Dark: Story = { args: { search: '?tab=budget' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

/** On a phone schedule and weather are in a drawer, and a row of a table is a block. */
export const OnAPhone: Story = { args: { search: '?tab=team' }, globals: { viewport: { value: 'phone' } } };
