import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AriaProvider } from '../aria-provider';
import { Checkbox } from '../checkbox';
import { DateField } from '../date-field';
import { NativeSelect } from '../native-select';
import { RadioGroup } from '../radio-group';
import { Select } from '../select';
import { TagsField } from '../tags-field';
import { UiProvider } from '../theme';
import { TextField } from '.';

const options = [{ id: 'paper', label: 'Paper' }];
const nothing = () => undefined;

/** A field of each kind, and the role of what its error describes. */
const fields: readonly [name: string, role: string, field: (error?: string) => ReactNode][] = [
  ['text field', 'textbox', (error) => <TextField label="Book" error={error} />],
  [
    'tags field',
    'textbox',
    (error) => <TagsField label="Book" value={[]} onChange={nothing} removeLabel={String} error={error} />,
  ],
  [
    'native select',
    'combobox',
    (error) => <NativeSelect label="Book" options={options} value="paper" onChange={nothing} error={error} />,
  ],
  ['select', 'button', (error) => <Select label="Book" options={options} placeholder="Choose" error={error} />],
  [
    'radio group',
    'radiogroup',
    (error) => <RadioGroup label="Book" options={options} value="paper" onChange={nothing} error={error} />,
  ],
  ['checkbox', 'checkbox', (error) => <Checkbox error={error}>Book</Checkbox>],
  ['date field', 'group', (error) => <DateField label="Book" value={null} onChange={nothing} error={error} />],
];

const page = (field: ReactNode) => (
  <UiProvider locale="en">
    <AriaProvider locale="en" navigate={nothing}>
      {field}
    </AriaProvider>
  </UiProvider>
);

it.each(fields)('is announced and describes the control: %s', (_, role, field) => {
  const { container, rerender } = render(page(field()));
  // Only what a screen reader knows already is announced when it changes.
  const place = container.querySelector('[aria-live]');
  expect(place).toBeEmptyDOMElement();
  expect(screen.getByRole(role)).not.toHaveAccessibleDescription();
  rerender(page(field('It is not ours.')));
  expect(place).toHaveTextContent('It is not ours.');
  expect(screen.getByRole(role)).toHaveAccessibleDescription('It is not ours.');
  rerender(page(field()));
  expect(place).toBeEmptyDOMElement();
  expect(screen.getByRole(role)).not.toHaveAccessibleDescription();
});
