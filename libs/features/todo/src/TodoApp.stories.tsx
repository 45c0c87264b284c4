import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createTodoServer, manyTodos } from './testing/todoServer';
import { TodosAt } from './testing/TodoStage';

const meta = {
  title: 'Apps/Todo/Page',
  component: TodosAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof TodosAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is added is in the list at once; what the line understood stands below it. */
export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Pay the rent' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add a todo' }), 'Buy ink tomorrow #api');
    await expect(canvas.getByRole('list', { name: 'Understood' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('row', { name: 'Buy ink' })).toBeVisible();
  },
};

export const Open: Story = {
  args: { path: '/apps/todo/all/report' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Write the report');
  },
};

export const Empty: Story = {
  args: { server: () => createTodoServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you have to do appears here.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/todo/all?q=submarine' },
  play: async ({ canvas }) => {
    const empty = await canvas.findByText('Nothing holds “submarine”.');
    await expect(empty).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    server: () => {
      const server = createTodoServer();
      server.hold('GET /api/todo-app/todos');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createTodoServer();
      server.fail('GET /api/todo-app/todos', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** The server refuses what is written: it stays, and says so. */
export const NotSaved: Story = {
  args: {
    path: '/apps/todo/all/report',
    server: () => {
      const server = createTodoServer();
      server.fail('POST /api/todo-app/update-todo', 413);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' today');
    await expect(await canvas.findByText(/This was not saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Write the report today');
  },
};

export const TenThousand: Story = {
  args: { server: () => createTodoServer(manyTodos(10_000)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'All todos' })).toHaveAttribute('aria-rowcount', '10000');
  },
};

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { path: '/apps/todo/all/report' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/apps/todo/all/قهوة' }, globals: { locale: 'ar' } };
