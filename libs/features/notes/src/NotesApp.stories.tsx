import { refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { manyNotes } from './testing/notes';
import { createNotesServer } from './testing/notesServer';
import type { NotesServer } from './testing/notesServer';
import { NotesAt } from './testing/NotesStage';

const serverThat = (change: (server: NotesServer) => void) => () => {
  const server = createNotesServer();
  change(server);
  return server;
};

const meta = {
  title: 'Apps/Notes/Page',
  component: NotesAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof NotesAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllNotes: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Notes' });
    await expect(within(list).getAllByRole('link')).toHaveLength(5);
  },
};

/** What is written is in the list at once. */
export const Added: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Groceries' });
    await userEvent.click(canvas.getByRole('button', { name: 'Take a note …' }));
    await userEvent.keyboard('Call the plumber');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Call the plumber' })).toBeVisible());
  },
};

/** The server refuses: the note stays, says so, and can be sent again. */
export const NotSaved: Story = {
  args: {
    server: serverThat((server) => {
      server.fail('createNote', () => refused(500));
    }),
  },
  play: async (context) => {
    await canvasAdd(context.canvas);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: /Try again to save/ })).toBeVisible());
  },
};

async function canvasAdd(canvas: ReturnType<typeof within>) {
  await canvas.findByRole('link', { name: 'Groceries' });
  await userEvent.click(canvas.getByRole('button', { name: 'Take a note …' }));
  await userEvent.keyboard('Call the plumber');
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
}

export const Reminders: Story = { args: { path: '/apps/notes/reminders' } };

export const Archive: Story = { args: { path: '/apps/notes/archive' } };

export const Label: Story = { args: { path: '/apps/notes/labels/family/l1' } };

export const Searched: Story = {
  args: { path: '/apps/notes?q=the' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search notes' })).toHaveValue('the');
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/notes?q=submarine' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Groceries' })).toBeVisible());
  },
};

export const FirstUse: Story = { args: { server: () => createNotesServer([], []) } };

export const Loading: Story = {
  args: {
    server: serverThat((server) => {
      server.fail('listNotes');
    }),
  },
};

export const Failed: Story = {
  args: {
    server: serverThat((server) => {
      server.fail('listNotes', () => refused(403));
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const OpenNote: Story = {
  args: { path: '/apps/notes?note=n2' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Edit note' });
    await expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('Groceries');
  },
};

export const TenThousand: Story = {
  args: { server: () => createNotesServer(manyNotes(10_000)) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Notes' });
    const first = (await within(list).findAllByRole('listitem'))[0];
    await expect(first).toHaveAttribute('aria-setsize', '10000');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenNoteOnPhone: Story = { ...OpenNote, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OpenNoteRightToLeft: Story = { args: { path: '/apps/notes?note=n2' }, globals: { locale: 'ar' } };
