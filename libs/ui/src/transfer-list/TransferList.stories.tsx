import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TransferList } from '.';
import type { TransferListProps } from '.';

/** Holds what is chosen. */
const Held = ({ value: first, onChange, ...props }: TransferListProps) => {
  const [value, setValue] = useState(first);
  return (
    <TransferList
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const optionsOf = (names: readonly string[]) => names.map((label, place) => ({ id: `field-${String(place)}`, label }));

const few = optionsOf(['Name', 'E-mail', 'Phone', 'Company', 'Birthday', 'Note']);

const many = optionsOf(
  ['Name', 'E-mail', 'Phone', 'Company', 'Birthday', 'Note', 'Street', 'Postcode', 'City', 'Country'].concat([
    'Website',
    'Job',
    'Labels',
    'Nickname',
    'Résumé',
  ]),
);

const meta = {
  title: 'Components/TransferList',
  component: Held,
  args: {
    label: 'Fields of the export',
    options: few,
    value: ['field-0'],
    onChange: fn(),
    available: {
      ...{ title: 'Left out', search: 'Search what is left out', empty: 'Nothing is left out.' },
      ...{ take: 'Remove', takeAll: 'Remove all' },
    },
    chosen: {
      ...{ title: 'Exported', search: 'Search what is exported', empty: 'Nothing is exported yet.' },
      ...{ take: 'Add', takeAll: 'Add all' },
    },
    words: {
      selected: (selected, all) => `${String(selected)} of ${String(all)} selected`,
      nothingSelected: 'Nothing is selected.',
      nothingFound: 'Nothing was found.',
      moved: (count, title) => `${String(count)} moved to “${title}”`,
    },
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);

/** What is selected is moved by a button, which keeps the focus, and screen readers hear of it. */
export const Few: Story = {
  play: async ({ args, canvas }) => {
    const left = canvas.getByRole('listbox', { name: 'Left out' });
    await userEvent.click(await within(left).findByRole('option', { name: 'Company' }));
    await userEvent.click(within(left).getByRole('option', { name: 'E-mail' }));
    await expect(left).toHaveAccessibleDescription('2 of 5 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['field-0', 'field-1', 'field-3']);
    await expect(namesIn(canvas.getByRole('listbox', { name: 'Exported' }))).toEqual(['Name', 'E-mail', 'Company']);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 moved to “Exported”');
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
};

/** The arrows lead through a list, Space selects, Enter moves; the focus goes on to the next. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const left = canvas.getByRole('listbox', { name: 'Left out' });
    await within(left).findByRole('option', { name: 'Phone' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['field-0', 'field-2']);
    await expect(within(left).getByRole('option', { name: 'Company' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown} {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['field-0', 'field-2', 'field-3', 'field-4']);
    await userEvent.keyboard('{Control>}a{/Control}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(few.map(({ id }) => id));
    await expect(canvas.getByRole('listbox', { name: 'Exported' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** A double click moves one. */
export const ByDoubleClick: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('option', { name: 'Name' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('listbox', { name: 'Exported' })).toHaveTextContent('Nothing is exported yet.');
  },
};

/** With more than ten options each list can be searched. “Add all” adds what was found. */
export const Many: Story = {
  args: { options: many },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search what is left out' });
    await userEvent.type(field, 'resume');
    await expect(namesIn(canvas.getByRole('listbox', { name: 'Left out' }))).toEqual(['Résumé']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['field-0', 'field-14']);
    await expect(canvas.getByRole('listbox', { name: 'Left out' })).toHaveTextContent('Nothing was found.');
    await userEvent.type(field, '{Escape}');
    await expect(canvas.getAllByRole('option')).toHaveLength(15);
  },
};

/** One that always has to be there cannot be moved. */
export const Fixed: Story = {
  args: {
    options: few.map((option) => ({
      ...option,
      ...(option.id === 'field-0' && { isDisabled: true, description: 'Always exported' }),
    })),
    value: ['field-0', 'field-1'],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['field-0']);
  },
};

/** One list above the other, as on a phone. */
export const WithoutRoom: Story = {
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Shown />
      </div>
    ),
  ],
};

export const Dark: Story = { args: { options: many }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'حقول التصدير',
    options: optionsOf(['الاسم', 'البريد', 'الهاتف', 'الشركة']),
    available: {
      ...{ title: 'غير مصدَّر', search: 'ابحث', empty: 'لا شيء هنا.', take: 'إزالة', takeAll: 'إزالة الكل' },
    },
    chosen: {
      ...{ title: 'مصدَّر', search: 'ابحث', empty: 'لا شيء هنا بعد.', take: 'إضافة', takeAll: 'إضافة الكل' },
    },
    words: {
      selected: (selected, all) => `المحدد ${String(selected)} من ${String(all)}`,
      nothingSelected: 'لم يُحدَّد شيء.',
      nothingFound: 'لا توجد نتائج.',
      moved: (count, title) => `نُقل ${String(count)} إلى «${title}»`,
    },
  },
  globals: { locale: 'ar' },
};
