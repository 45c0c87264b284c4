import { StaticI18nProvider } from '@ezone/i18n/testing';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Canvas } from './Canvas';
import { Controls } from './Controls';
import { ExampleArgs } from './ExampleArgs';
import type { PropDoc } from './PropDoc';
import type { Stories, Story } from './story';

type BoxProps = { children?: string; tone?: string; isWide?: boolean; count?: number };

/** Breaks for a tone that it does not know, as components do. */
const Box = ({ children, tone = 'calm', isWide = false, count }: BoxProps) => (
  <p data-wide={isWide} title={{ calm: 'blue', loud: 'red' }[tone]?.toUpperCase() ?? fail()}>
    {children} {count}
  </p>
);
const fail = (): never => {
  throw new Error('no such tone');
};

const First: Story = { args: { children: 'Hello' } };
const InArabic: Story = { args: { children: 'مرحبا' }, globals: { locale: 'ar' } };
const Decorated: Story = {
  render: (args) => <em>{String(args['children'])}</em>,
  decorators: [
    (Inner) => (
      <section aria-label="around">
        <Inner />
      </section>
    ),
  ],
};
const stories: Stories = {
  default: { title: 'Components/Box', component: Box, args: { children: 'Shared', tone: 'calm' } },
  First,
  InArabic,
  Decorated,
};
const docs: Record<string, PropDoc[]> = {
  Box: [
    { name: 'children', type: 'ReactNode', isRequired: true, description: '' },
    { name: 'tone', type: "'calm' | 'loud'", options: ['calm', 'loud'], isRequired: false, description: '' },
    {
      name: 'side',
      type: "'start' | 'end'",
      options: ['start', 'end'],
      isRequired: false,
      defaultValue: 'where there is room',
      description: '',
    },
    { name: 'isWide', type: 'boolean', isRequired: false, description: '' },
    { name: 'count', type: 'number', isRequired: false, description: '' },
    { name: 'onPress', type: '() => void', isRequired: false, description: '' },
  ],
};

const show = (story: Story) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ToastProvider>
          <ExampleArgs>
            <Canvas of={story} from={stories} />
            <Controls of={story} from={stories} docs={docs} />
          </ExampleArgs>
        </ToastProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const example = (name: string) => within(screen.getByRole('figure', { name: `Example: ${name}` }));

it('shows a story with what all of its file share', () => {
  show(First);
  expect(example('First').getByTitle('BLUE')).toHaveTextContent('Hello');
});

it('is changed by its controls, and its code follows; Reset takes all of it back', async () => {
  show(First);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'tone' }), 'loud');
  await userEvent.click(screen.getByRole('switch', { name: 'isWide' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'count' }), '3');
  // A default that is told in words is none of the choices.
  expect(screen.getByRole('combobox', { name: 'side' })).toHaveDisplayValue('–');
  expect(example('First').getByTitle('RED')).toHaveTextContent('Hello 3');
  expect(example('First').getByTitle('RED')).toHaveAttribute('data-wide', 'true');
  expect(example('First').getByRole('textbox', { name: 'Value of tone' })).toHaveValue('loud');
  // What only the code can set has no field.
  expect(screen.queryByLabelText('onPress')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(example('First').getByTitle('BLUE')).toHaveAttribute('data-wide', 'false');
});

it('is changed in its code, and says so where it cannot be drawn with what was typed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(First);
  const value = example('First').getByRole('textbox', { name: 'Value of children' });
  await userEvent.clear(value);
  await userEvent.type(value, 'Good day');
  expect(example('First').getByTitle('BLUE')).toHaveTextContent('Good day');
  await userEvent.type(example('First').getByRole('textbox', { name: 'Value of tone' }), 'er');
  expect(screen.getByRole('alert')).toHaveTextContent('The example cannot be drawn with this value.');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(example('First').getByTitle('BLUE')).toHaveTextContent('Hello');
});

it('has no controls where it has a window of its own', () => {
  render(<Controls of={{ frame: 'components-box--first', height: '32rem' }} from={stories} docs={docs} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('stands in the language and direction of the story', () => {
  show(InArabic);
  expect(example('In Arabic').getByText('مرحبا').closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

it('is drawn by its own render, within its decorators, without code', () => {
  show(Decorated);
  expect(within(example('Decorated').getByRole('region', { name: 'around' })).getByText('Shared')).toBeVisible();
  expect(example('Decorated').queryByRole('textbox')).not.toBeInTheDocument();
});
