import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const storiesFile = ({
  Things,
  things,
  thingPath,
  thingsPath,
  app,
  Nouns,
  noun,
}: ModuleWords) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { create${Things}Server, many${Things} } from './testing/${things}Server';
import { ${Things}At } from './testing/${Things}Stage';

const meta = {
  title: 'Apps/${Nouns}/Page',
  component: ${Things}At,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof ${Things}At>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is added is open at once; where there is room, beside the list. */
export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Harbour' });
    await userEvent.click(canvas.getByRole('button', { name: 'New ${noun}' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New ${noun}' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Lighthouse');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Lighthouse'));
  },
};

export const Open: Story = {
  args: { path: '/apps/${thingsPath}/b1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Harbour');
  },
};

export const Empty: Story = {
  args: { server: () => create${Things}Server([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('${Nouns} you add appear here.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/${thingsPath}?q=submarine' },
  play: async ({ canvas }) => {
    const empty = await canvas.findByText('Nothing holds “submarine”.');
    await expect(empty).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    server: () => {
      const server = create${Things}Server();
      server.hold('GET /api/${app}/${thingsPath}');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = create${Things}Server();
      server.fail('GET /api/${app}/${thingsPath}', 403);
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
    path: '/apps/${thingsPath}/b1',
    server: () => {
      const server = create${Things}Server();
      server.fail('POST /api/${app}/update-${thingPath}', 413);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' lights');
    await expect(await canvas.findByText(/This was not saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbour lights');
  },
};

export const TenThousand: Story = {
  args: { server: () => create${Things}Server(many${Things}(10_000)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '${Nouns}' })).toHaveAttribute('aria-rowcount', '10000');
  },
};

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { path: '/apps/${thingsPath}/b1' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/apps/${thingsPath}/b3' }, globals: { locale: 'ar' } };
`;
