import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchList } from '.';
import type { SearchListProps } from '.';

const towns = [
  { id: 'oslo', label: 'Oslo', description: 'Norway' },
  { id: 'lima', label: 'Lima', description: 'Peru' },
  { id: 'lyon', label: 'Lyon', description: 'France' },
  ...Array.from({ length: 200 }, (_, at) => ({ id: String(at), label: `Village ${String(at + 1)}` })),
];

type SampleProps = Pick<SearchListProps, 'label' | 'value' | 'onChange' | 'nothing' | 'text'>;

/** Finds towns by their beginnings. */
function Sample({ text: first, value, onChange, ...list }: SampleProps) {
  const [text, setText] = useState(first);
  const [chosen, setChosen] = useState(value);
  return (
    <SearchList
      {...list}
      text={text}
      onTextChange={setText}
      options={towns.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/SearchList',
  component: Sample,
  // An example with a render of its own shows no code: it would lack the options.
  render: (args) => <Sample {...args} />,
  args: { label: 'Town', nothing: 'No results..', text: '', value: 'oslo', onChange: fn() },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows move through what was found while the focus stays in the field; Enter chooses. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, 'l');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('lyon');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('option', { name: /Lyon/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingFound: Story = { args: { text: 'xyz' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { label: 'المدينة', nothing: 'لا توجد نتائج' },
  globals: { locale: 'ar' },
};
