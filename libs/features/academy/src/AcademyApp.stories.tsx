import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createAcademyServer } from './testing/academyServer';
import { AcademyAt } from './testing/AcademyStage';

const meta = {
  title: 'Apps/Academy/Page',
  component: AcademyAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof AcademyAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is begun comes first, what is done last. */
export const Courses: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Forms People Finish' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Forms People Finish');
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/academy/courses?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No course fits the search.')).toBeVisible();
  },
};

export const Empty: Story = { args: { server: () => createAcademyServer([]) } };

export const Loading: Story = {
  args: {
    server: () => {
      const server = createAcademyServer();
      server.hold('GET /api/academy-app/courses');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createAcademyServer();
      server.fail('GET /api/academy-app/courses', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Going on says that the step is done. */
export const Course: Story = {
  args: { path: '/apps/academy/courses/forms', role: 'user' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Step 2 of forms' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(await canvas.findByText('2 of 4 steps done')).toBeVisible();
    const heading = await canvas.findByRole('heading', { name: 'Step 3 of forms' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Finished: Story = { args: { path: '/apps/academy/courses/rules' } };

export const Gone: Story = { args: { path: '/apps/academy/courses/none' } };

/** Staff write in place. It saves itself. */
export const Editing: Story = {
  args: { path: '/apps/academy/courses/forms?step=2&edit' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title of the step' }), ', again');
    await expect(await canvas.findByText('Saved', undefined, { timeout: 5000 })).toBeVisible();
  },
};

export const NewCourse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New course' }));
  },
};

export const Phone: Story = { ...Course, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Editing, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { path: '/apps/academy/courses/arabic?step=1&edit' },
  globals: { locale: 'ar' },
};
