import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createBoardServer, largeBoard, sampleBoard } from './testing/boardServer';
import { BoardAt } from './testing/BoardStage';

const meta = {
  title: 'Apps/Scrumboard/Page',
  component: BoardAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof BoardAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is added is on the board at once. */
export const Board: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Sign in with a fingerprint' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card to Done' }));
    await userEvent.keyboard('Words in Turkish{Enter}');
    await expect(await canvas.findByRole('row', { name: 'Words in Turkish' })).toBeVisible();
  },
};

export const OpenCard: Story = {
  args: { path: '/apps/scrumboard/boards/b1?card=finger' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Card' });
    await expect(await within(dialog).findByRole('textbox', { name: /Name of the card/ })).toHaveValue(
      'Sign in with a fingerprint',
    );
  },
};

/** Labels are edited where a card is given them. */
export const Labels: Story = {
  args: { path: '/apps/scrumboard/boards/b1?card=finger' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Edit labels' }));
    await expect(await page.findByRole('radiogroup', { name: 'Colour of Design' })).toBeVisible();
  },
};

export const Boards: Story = {
  args: { path: '/apps/scrumboard/boards' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mobile app' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/scrumboard/boards/b1?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No card holds “submarine”.')).toBeVisible();
  },
};

export const Gone: Story = {
  args: { path: '/apps/scrumboard/boards/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This board does not exist, or has been removed.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    server: () => {
      const server = createBoardServer();
      server.hold('GET /api/scrumboard-app/board');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createBoardServer();
      server.fail('GET /api/scrumboard-app/board', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const FiveThousand: Story = {
  args: { server: () => createBoardServer(largeBoard(5000)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Card 1' })).toBeVisible();
  },
};

/** What is in the archive stays out of sight, and can come back to its place. */
export const Archive: Story = {
  args: {
    server: () => {
      const { board, lists, cards } = sampleBoard();
      return createBoardServer({
        ...{ board, lists: lists.map((list) => ({ ...list, archived: list.id === 'done' })) },
        cards: cards.map((card) => ({ ...card, archived: card.id === 'drafts' })),
      });
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('row', { name: 'Sign in with a fingerprint' });
    await expect(canvas.queryByRole('row', { name: 'Offline drafts of notes' })).toBeNull();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Board settings' }));
    await userEvent.click(await page.findByRole('button', { name: 'Archive' }));
    await expect(await page.findByRole('row', { name: 'Offline drafts of notes' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Done' })).toBeVisible();
  },
};

/** Names that fill their cards, and cards of all heights in one long list. */
export const LongNames: Story = {
  args: {
    server: () => {
      const board = largeBoard(300);
      return createBoardServer({
        ...board,
        cards: board.cards.map((card, at) => ({
          ...card,
          name: `${card.name} ${'of a name that goes on '.repeat(at % 9)}`.trim(),
          idLabels: at % 3 === 0 ? ['bug', 'design'] : [],
          idMembers: at % 4 === 0 ? ['ada', 'elif'] : [],
        })),
      });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Card 1' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
