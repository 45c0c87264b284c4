import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createFileServer } from './testing/fileServer';
import { FilesAt } from './testing/FilesStage';
import { entryOf, folderOf, manyFiles } from './testing/sampleFiles';

const meta = {
  title: 'Apps/File manager/Page',
  component: FilesAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem('ezone.files.tiles');
  },
} satisfies Meta<typeof FilesAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Folders first; a press on one leads into it, and the path back. */
export const AsList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Reports' }));
    await expect(await canvas.findByRole('row', { name: 'Budget.pdf' })).toBeVisible();
    const path = within(canvas.getByRole('navigation', { name: 'Path' }));
    await userEvent.click(path.getByRole('link', { name: 'Files' }));
    await expect(await canvas.findByRole('row', { name: 'Prices.xlsx' })).toBeVisible();
  },
};

export const AsTiles: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Reports' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as tiles' }));
    await userEvent.click(await canvas.findByRole('row', { name: 'Reports' }));
    await expect(await canvas.findByRole('row', { name: 'Budget.pdf' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as a list' })).toBeVisible();
  },
};

export const Details: Story = {
  args: { path: '/apps/file-manager/notes' },
  play: async ({ canvas }) => {
    const details = within(await canvas.findByRole('region', { name: 'Notes.txt' }));
    await expect(await details.findByText('Mira Lindqvist')).toBeVisible();
    await expect(await details.findByRole('button', { name: 'Make this the file again' })).toBeVisible();
  },
};

/** Somebody who only reads sees nothing that would be refused. */
export const ToRead: Story = {
  args: { role: 'user' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Reports' });
    await expect(canvas.queryByRole('button', { name: 'New folder' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { server: () => createFileServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This folder is empty. Drop files here, or upload them.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/file-manager?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing holds “submarine”.')).toBeVisible();
  },
};

export const Trash: Story = {
  args: { path: '/apps/file-manager/trash' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trash is empty.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    server: () => {
      const server = createFileServer();
      server.hold('GET /api/file-manager-app/files');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createFileServer();
      server.fail('GET /api/file-manager-app/files', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** What is made is there before the server has answered. */
export const NotAnswered: Story = {
  args: {
    server: () => {
      const server = createFileServer();
      server.hold('POST /api/file-manager-app/create-folder');
      return server;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Reports' });
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    await expect(await canvas.findByRole('row', { name: 'New folder' })).toBeVisible();
  },
};

export const TenThousand: Story = {
  args: { server: () => createFileServer(manyFiles(10_000)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: 'Scan 1.pdf' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as tiles' }));
    await expect(await canvas.findByRole('row', { name: 'Scan 1.pdf' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

export const LongNames: Story = {
  args: {
    server: () =>
      createFileServer([
        folderOf('f', 'مجلد يحتوي على جميع المستندات والتقارير السنوية للإدارات المختلفة في الشركة منذ تأسيسها'),
        entryOf('a', {
          name: 'تقرير مفصل عن سير العمل في المشروع خلال الربع الأول من السنة مع الجداول والملاحق والصور.pdf',
        }),
        entryOf('b', { name: `${'A very long name that goes on and on '.repeat(5)}.pdf` }),
      ]),
  },
};

export const Preview: Story = {
  args: { path: '/apps/file-manager?preview=prices' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Prices.xlsx' }));
    await expect(dialog.getByText('There is no preview of this file.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await page.findByRole('dialog', { name: /^محضر/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
