import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { SCHEME_NAMES } from '../theme';
import type { SchemeName } from '../theme';
import { SchemeCard, SchemeCards } from '.';

type PanelProps = {
  label: string;
  first: SchemeName;
  names: Partial<Record<SchemeName, string>>;
  onChange: (name: SchemeName) => void;
};

/** As wide as the schemes panel, and holding the choice. */
const Panel = ({ label, first, names, onChange }: PanelProps) => {
  const [chosen, setChosen] = useState(first);
  return (
    <Width>
      <SchemeCards
        label={label}
        value={chosen}
        onChange={(name) => {
          setChosen(name);
          onChange(name);
        }}
      >
        {SCHEME_NAMES.filter((name) => name in names).map((name) => (
          <SchemeCard key={name} scheme={name}>
            {names[name] ?? name}
          </SchemeCard>
        ))}
      </SchemeCards>
    </Width>
  );
};

const Width = styled.div`
  max-inline-size: ${({ theme }) => theme.width.settings};
`;

const few = {
  default: 'Default',
  ocean: 'Ocean',
  amber: 'Amber',
  defaultDark: 'Default, dark',
  oceanDark: 'Ocean, dark',
  slateDark: 'Slate, dark',
};

const meta = {
  title: 'Components/Scheme cards',
  component: Panel,
  subcomponents: { SchemeCards, SchemeCard },
  args: { label: 'Colour scheme', first: 'default', names: few, onChange: fn() },
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Default' })).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: 'Ocean' }));
    await expect(args.onChange).toHaveBeenCalledWith('ocean');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Amber' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('amber');
  },
};

/** All of them, by the names that settings store. */
export const All: Story = { args: { names: Object.fromEntries(SCHEME_NAMES.map((name) => [name, name])) } };

export const Dark: Story = { args: { first: 'oceanDark' }, globals: { scheme: 'oceanDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'نظام الألوان',
    names: { default: 'افتراضي', ocean: 'محيط', amber: 'كهرماني', defaultDark: 'افتراضي، داكن' },
  },
  globals: { locale: 'ar' },
};
