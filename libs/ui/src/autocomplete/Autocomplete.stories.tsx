import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Autocomplete } from '.';
import type { SelectOption } from '../select';

const towns: readonly SelectOption[] = [
  { id: 'ankara', label: 'Ankara', description: 'Türkiye' },
  { id: 'istanbul', label: 'İstanbul', description: 'Türkiye' },
  { id: 'izmir', label: 'İzmir', description: 'Türkiye' },
  { id: 'krakow', label: 'Kraków', description: 'Poland' },
  { id: 'lodz', label: 'Łódź', description: 'Poland' },
  { id: 'lyon', label: 'Lyon', description: 'France' },
  { id: 'oslo', label: 'Oslo', description: 'Norway' },
  { id: 'zurich', label: 'Zürich', description: 'Switzerland' },
];

const meta = {
  title: 'Components/Autocomplete',
  component: Autocomplete,
  tags: ['!autodocs'],
  args: {
    label: 'Town',
    placeholder: 'Begin to type',
    options: towns,
    nothing: 'No town is called so.',
    loadingLabel: 'Towns are being looked up …',
    onChange: fn(),
  },
} satisfies Meta<typeof Autocomplete>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Found without its accent, and chosen by the keyboard; the focus stays in the field. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, 'zur');
    await waitFor(() => expect(screen.getByRole('option', { name: /Zürich/ })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('zurich');
    await expect(field).toHaveValue('Zürich');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** A text that is none of the options goes when the field is left; the choice stays. Without a text there is no choice. */
export const Chosen: Story = {
  args: { defaultValue: 'oslo' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await expect(field).toHaveValue('Oslo');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** What it looks like open, with the option that is chosen; its button shows all options, whatever is in the field. */
export const Open: Story = {
  args: { defaultValue: 'lyon' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8));
    await expect(screen.getByRole('option', { name: /Lyon/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithIcons: Story = {
  args: {
    options: towns.map((town) => ({ ...town, icon: <MapPin aria-hidden />, isDisabled: town.id === 'izmir' })),
    description: 'Where the goods are sent to.',
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Town' }), 'qq');
    await waitFor(() => expect(screen.getByText('No town is called so.')).toBeVisible());
  },
};

/** Any text may stay; the options only help to type it. */
export const FreeText: Story = {
  args: { allowsFreeText: true, defaultText: 'Lyon', onTextChange: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, ' by the sea');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Lyon by the sea');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(field).toHaveValue('Lyon by the sea');
    await userEvent.clear(field);
    await userEvent.type(field, 'os{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('oslo');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Oslo');
  },
};

export const Loading: Story = {
  args: { options: [], isFound: true, isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Town' }), 'os');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent('Towns are being looked up …'));
  },
};

/** How long the server of the example takes, in milliseconds. */
const ANSWERS_AFTER = 300;

/** Looks up on a server what is typed; an answer to an earlier text is dropped. */
function LooksUp({ onChange, ...field }: Pick<typeof meta.args, 'label' | 'nothing' | 'loadingLabel' | 'onChange'>) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; towns: readonly SelectOption[] }>({ text: '', towns: [] });
  useEffect(() => {
    const timer = setTimeout(() => {
      const begun = text.toLowerCase();
      setFound({ text, towns: towns.filter(({ label }) => begun !== '' && label.toLowerCase().startsWith(begun)) });
    }, ANSWERS_AFTER);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <Autocomplete
      {...field}
      options={found.towns}
      isFound
      isLoading={found.text !== text}
      onTextChange={setText}
      onChange={onChange}
    />
  );
}

/** The list waits for the answer. What was chosen stays, though a later search does not find it. */
export const LookedUp: Story = {
  render: ({ label, nothing, loadingLabel, onChange = fn() }) => (
    <LooksUp {...{ label: String(label), nothing, loadingLabel, onChange }} />
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, 'os');
    await expect(await screen.findByRole('option', { name: /Oslo/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('oslo');
    await userEvent.tripleClick(field);
    await userEvent.keyboard('ly');
    await expect(await screen.findByRole('option', { name: /Lyon/ })).toBeVisible();
    await expect(screen.queryByRole('option', { name: /Oslo/ })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(field).toHaveValue('Oslo');
  },
};

export const Invalid: Story = { args: { error: 'Choose a town.', isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'oslo' } };

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'المدينة',
    placeholder: 'ابدأ الكتابة',
    options: [
      { id: 'cairo', label: 'القاهرة', description: 'مصر' },
      { id: 'amman', label: 'عمّان', description: 'الأردن' },
      { id: 'oran', label: 'وهران', description: 'الجزائر' },
    ],
    nothing: 'لا توجد مدينة بهذا الاسم.',
    loadingLabel: 'يجري البحث عن المدن …',
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'المدينة' }), 'عما');
    await waitFor(() => expect(screen.getByRole('option', { name: /عمّان/ })).toBeVisible());
  },
};
