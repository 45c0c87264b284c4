import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LabelPicker } from './LabelPicker';
import { LabelsDialog } from './LabelsDialog';

const labels = [
  { id: 'l1', name: 'Family' },
  { id: 'l2', name: 'Work' },
];
const nothing = () => undefined;
const dialog = { open: true, labels, onClose: nothing, onAdd: nothing, onRename: nothing, onRemove: nothing };
const long = 'n'.repeat(62);
const words = 'Too long: 62 of at most 60 characters. Nothing was cut off.';

const show = (children: ReactNode) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={nothing}>
          {children}
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const paste = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
};

it('keeps and counts a name that is too long for a new label, and does not add it', async () => {
  const onAdd = jest.fn();
  show(<LabelsDialog {...dialog} onAdd={onAdd} />);
  const field = await paste('New label', long);
  expect(field).toHaveValue(long);
  expect(field).toHaveAccessibleDescription(words);
  await userEvent.keyboard('{Enter}');
  expect(onAdd).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
  expect(onAdd).toHaveBeenCalledWith('n'.repeat(60));
});

it('keeps a name that is too long for a label also when its field is left', async () => {
  const onRename = jest.fn();
  show(<LabelsDialog {...dialog} onRename={onRename} />);
  const field = await paste('Name of the label Work', long);
  await userEvent.tab();
  expect(field).toHaveValue(long);
  expect(field).toHaveAccessibleDescription(words);
  expect(onRename).not.toHaveBeenCalled();
});

it('keeps and counts a name that is too long where labels are chosen, and does not create it', async () => {
  const onCreate = jest.fn();
  show(<LabelPicker labels={labels} chosen={[]} max={3} onChange={nothing} onCreate={onCreate} />);
  await userEvent.click(screen.getByRole('button', { name: 'Labels' }));
  const field = await paste('New label', long);
  expect(field).toHaveValue(long);
  expect(field).toHaveAccessibleDescription(words);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(onCreate).not.toHaveBeenCalled();
});
