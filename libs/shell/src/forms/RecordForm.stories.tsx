import { ApiError } from '@ezone/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BookStage, goodBook } from './testing/BookStage';
import { memoryStore } from './testing/memoryStore';

/** What the server answers to a book whose title is taken, and whose owner is not in the form. */
const refused = () =>
  Promise.reject(
    new ApiError({
      kind: 'refused',
      statusCode: 400,
      message: 'Validation failed',
      details: [
        { field: 'title', message: 'There is such a book already' },
        { field: 'ownerId', message: 'The shelf is not yours' },
      ],
    }),
  );

const meta = {
  title: 'Shell/Forms',
  component: BookStage,
  args: { save: fn(() => Promise.resolve()) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '70rem' } } },
} satisfies Meta<typeof BookStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Home');
    await expect(title).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'sea,');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('The book is saved.')).toBeVisible());
    await expect(args.save).toHaveBeenCalledOnce();
    await expect(args.save).toHaveBeenCalledWith(
      { ...goodBook, title: 'Home', tags: ['travel', 'sea'] },
      expect.anything(),
    );
  },
};

/** What is wrong is said when it is to be saved, and the focus goes to the first field that has to be mended. */
export const SomethingIsWrong: Story = {
  args: { book: { ...goodBook, title: '', author: { name: '' }, language: null, isOurs: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('Fill this in.');
    await expect(canvas.getByRole('textbox', { name: 'Author' })).toHaveAccessibleDescription(
      'You must enter display name',
    );
    await expect(canvas.getByRole('button', { name: /Language/ })).toHaveAccessibleDescription('Fill this in.');
    await expect(canvas.getByRole('checkbox', { name: 'We may sell it' })).toHaveAccessibleDescription(
      'Tick this to go on.',
    );
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** It is kept and said, never cut. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('textbox', { name: 'Summary' });
    await userEvent.type(summary, 'She walks, and walks, and then she walks home.');
    await expect(summary).toHaveAccessibleDescription(/^Too long: 46 of at most 40 characters. Nothing was cut off./);
  },
};

/** What the server refuses is said at its field; what has no field, at the top. */
export const Refused: Story = {
  args: { save: fn(refused) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Author' }), '{Enter}');
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('There is such a book already 17 of 20');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shelf is not yours');
    await userEvent.type(title, '!');
    await expect(title).toHaveAccessibleDescription('18 of 20');
    await expect(title).toHaveValue('The long way home!');
  },
};

export const InADialog: Story = {
  args: { kind: 'dialog' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a book' }));
    const summary = await screen.findByRole('textbox', { name: 'Summary' });
    await userEvent.type(summary, 'Two{Enter}lines{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('The book is saved.')).toBeVisible());
    await expect(args.save).toHaveBeenCalledOnce();
    await expect(args.save).toHaveBeenCalledWith({ ...goodBook, summary: 'Two\nlines' }, expect.anything());
  },
};

/** What was typed before a reload is back, and can be dropped. */
export const Resumed: Story = {
  render: (args) => {
    const store = memoryStore();
    store.write('ezone.draft.ada.books.1', JSON.stringify({ title: 'Half a title' }));
    return <BookStage {...args} store={store} />;
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Half a title');
    await userEvent.click(canvas.getByRole('button', { name: 'Drop it' }));
    await expect(title).toHaveValue(goodBook.title);
    await expect(canvas.queryByText(/is back/)).not.toBeInTheDocument();
  },
};

/** A browser that keeps nothing: only then somebody who leaves is asked. */
export const Leaving: Story = {
  render: (args) => <BookStage {...args} store={memoryStore({ isLasting: false })} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('The long way home!'));
  },
};

export const Saving: Story = {
  args: { save: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Dark: Story = { ...SomethingIsWrong, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: SomethingIsWrong.args, globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
