import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagsField } from '.';
import type { TagsFieldProps } from '.';

/** Holds the tags, as a form would. */
function Kept({ value, onChange, ...field }: TagsFieldProps) {
  const [tags, setTags] = useState(value);
  return (
    <TagsField
      {...field}
      value={tags}
      onChange={(next) => {
        setTags(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/TagsField',
  tags: ['!autodocs'],
  component: Kept,
  args: {
    label: 'Tags',
    description: 'Press Enter after each.',
    value: ['travel', 'history'],
    onChange: fn(),
    removeLabel: (tag) => `Remove ${tag}`,
  },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'sea{Enter}Travel,moon');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'history', 'sea', 'moon']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove history' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'sea', 'moon']);
    await expect(field).toHaveFocus();
  },
};

/** Backspace takes the last one back, to be written anew. */
export const TakenBack: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('history');
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'histo']);
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tags' }));
    await userEvent.paste('sea, moon');
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'history', 'sea', 'moon']);
  },
};

const people = Array.from({ length: 12 }, (_, at) => `Ada ${String(at + 1)} <ada${String(at + 1)}@example.com>`);

/** Suggests nothing before something is typed, then at most eight; the first is taken by Enter, another one by arrows. */
export const WithSuggestions: Story = {
  args: { value: [], suggestions: people, takesFirst: true },
  play: async ({ args, canvas }) => {
    const page = within(document.body);
    const field = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.click(field);
    await expect(page.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(field, 'ad');
    await expect(page.getAllByRole('option')).toHaveLength(8);
    await expect(page.getByRole('option', { selected: true })).toHaveTextContent('Ada 1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([people[0]]);
    await userEvent.type(field, 'ad{ArrowDown},');
    await expect(args.onChange).toHaveBeenLastCalledWith([people[0], people[2]]);
    await userEvent.type(field, 'ad{ArrowUp}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith([people[0], people[2], people[9]]);
    await userEvent.type(field, 'ad{Escape}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([people[0], people[2], people[9], 'ad']);
    await userEvent.type(field, 'ad');
    await userEvent.click(page.getByRole('option', { name: /^Ada 4 / }));
    await expect(args.onChange).toHaveBeenLastCalledWith([people[0], people[2], people[9], 'ad', people[3]]);
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'ad');
  },
};

/** Of what may be new, such as a tag, Enter adds the text as it is typed. */
export const SuggestionsOnly: Story = {
  args: { suggestions: ['seaside'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'sea{Enter}sea{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'history', 'sea', 'seaside']);
  },
};

/** Finds people when the pointer comes to its button. */
function FoundLater(args: TagsFieldProps) {
  const [found, setFound] = useState<readonly string[]>([]);
  return (
    <>
      <Kept {...args} suggestions={found} isSearching={found.length === 0} onType={() => undefined} />
      <button type="button" onPointerEnter={() => setFound(people)}>
        Find
      </button>
    </>
  );
}

/** An Enter that comes before anything is found waits for that. */
export const Searching: Story = {
  args: { value: [], takesFirst: true },
  render: (args) => <FoundLater {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'ad{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.hover(canvas.getByRole('button', { name: 'Find' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([people[0]]);
  },
};

export const Empty: Story = { args: { value: [] } };

export const Invalid: Story = { args: { error: 'At most 2 entries.' } };

/** Nothing is added, and nothing removed. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tags' })).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Dark: Story = { args: { ...Invalid.args }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { label: 'الوسوم', value: ['سفر', 'تاريخ'], suggestions: ['طعام', 'طريق'] },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'الوسوم' }), 'ط{ArrowDown}');
  },
};
