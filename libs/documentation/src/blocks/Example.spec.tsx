import { StaticI18nProvider } from '@ezone/i18n/testing';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import type { PropDoc } from '#documentation/docgen';
import { Canvas } from './Canvas';
import { Controls } from './Controls';
import { ExampleArgs } from './ExampleArgs';
import type { Stories, Story } from './story';

type BoxProps = { children?: string; title?: string; tone?: string; isWide?: boolean; count?: number; first?: string };

/** Breaks for a tone that it does not know, as components do, and reads the last of its props once. */
const Box = ({ children, title, tone = 'calm', isWide = false, count, first }: BoxProps) => (
  <p data-wide={isWide} title={{ calm: 'blue', loud: 'red' }[tone]?.toUpperCase() ?? fail()}>
    {title} {children} {count} {useState(first)[0]}
  </p>
);
const fail = (): never => {
  throw new Error('no such tone');
};

/** How often it was drawn. */
let draws = 0;

const First: Story = { args: { children: 'Hello' } };
const WithFirst: Story = { args: { first: 'one' } };
const OfAnyTone: Story = { args: { tone: 'calm' } };
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
const Framed: Story = {};
const Counted: Story = {
  render: () => {
    draws += 1;
    return <em>Counted</em>;
  },
};
const Leading: Story = {
  render: () => (
    <>
      <Link href="/away">Away</Link> <a href="#plain">Plain</a>
    </>
  ),
};
const Dark: Story = { globals: { scheme: 'defaultDark' } };
const WithTitle: Story = { args: { title: 'Mind', count: 4 } };
const stories: Stories = {
  default: { title: 'Components/Box', component: Box, args: { children: 'Shared', tone: 'calm', icon: <b /> } },
  First,
  WithFirst,
  OfAnyTone,
  InArabic,
  Decorated,
  Counted,
  Leading,
  Dark,
  WithTitle,
};
/** A file whose stories all stand in something. */
const framed: Stories = {
  default: {
    title: 'Components/Box',
    component: Box,
    decorators: (Inner, { args }) => (
      <section aria-label={`around ${String(args['children'])}`}>
        <Inner />
      </section>
    ),
    args: { children: 'Shared' },
  },
  Framed,
};
const docs: Record<string, PropDoc[]> = {
  Box: [
    { name: 'children', type: 'ReactNode', isRequired: true, description: '' },
    { name: 'title', type: 'ReactNode', isRequired: false, description: '' },
    { name: 'icon', type: 'ReactNode', isRequired: false, description: '' },
    { name: 'mark', type: 'ReactNode', isRequired: false, description: '' },
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

type Around = {
  from?: Stories;
  /** Another example of the page. */
  beside?: Story;
  /** What the page tells of the props. */
  told?: Record<string, PropDoc[]>;
  /** Follows the links of the page. */
  leave?: (path: string) => void;
};
const show = (story: Story, { from = stories, beside, told = docs, leave = () => undefined }: Around = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ToastProvider>
          <AriaProvider locale="en" navigate={leave}>
            <Link href="/elsewhere">Elsewhere</Link>
            <ExampleArgs>
              <Canvas of={story} from={from} docs={told} />
              <Controls of={story} from={from} docs={docs} />
              {beside && <Canvas of={beside} from={from} />}
            </ExampleArgs>
          </AriaProvider>
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
  // Of a choice nobody types a part.
  expect(example('First').getByText('loud')).toBeVisible();
  expect(example('First').queryByRole('textbox', { name: 'Value of tone' })).not.toBeInTheDocument();
  // What only the code can set has no field.
  expect(screen.queryByLabelText('onPress')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(example('First').getByTitle('BLUE')).toHaveAttribute('data-wide', 'false');
});

it('is changed in its code', async () => {
  show(First);
  const value = example('First').getByRole('textbox', { name: 'Value of children' });
  await userEvent.clear(value);
  await userEvent.type(value, 'Good day');
  expect(example('First').getByTitle('BLUE')).toHaveTextContent('Good day');
  await userEvent.type(value, '{Enter}!');
  expect(value).toHaveValue('Good day!');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(example('First').getByTitle('BLUE')).toHaveTextContent('Hello');
});

it('says so where it cannot be drawn with what was typed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(OfAnyTone, { told: {} });
  const tone = example('Of Any Tone').getByRole('textbox', { name: 'Value of tone' });
  await userEvent.type(tone, 'er');
  expect(example('Of Any Tone').getByRole('status')).toHaveTextContent('The example cannot be drawn with this value.');
  await userEvent.type(tone, '{Backspace}{Backspace}');
  expect(example('Of Any Tone').getByTitle('BLUE')).toHaveTextContent('Shared');
});

it('is drawn with what was typed, though it reads it as its first value alone', async () => {
  show(WithFirst);
  await userEvent.type(example('With First').getByRole('textbox', { name: 'Value of first' }), ' more');
  expect(example('With First').getByTitle('BLUE')).toHaveTextContent('Shared one more');
});

it('has no controls where it has a window of its own', () => {
  render(<Controls of={{ frame: 'components-box--first', height: '32rem' }} from={stories} docs={docs} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('stands in the language and direction of the story', () => {
  show(InArabic);
  expect(example('In Arabic').getByText('مرحبا', { selector: 'p' }).closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

it('is drawn by its own render, within its decorators, without code', () => {
  show(Decorated);
  expect(within(example('Decorated').getByRole('region', { name: 'around' })).getByText('Shared')).toBeVisible();
  expect(example('Decorated').queryByRole('textbox')).not.toBeInTheDocument();
});

it('stands in what all stories of its file stand in', () => {
  show(Framed, { from: framed });
  expect(within(example('Framed').getByRole('region', { name: 'around Shared' })).getByTitle('BLUE')).toBeVisible();
});

it('stands in the scheme of the story', () => {
  show(Dark);
  expect(example('Dark').getByTitle('BLUE').closest('[data-scheme]')).toHaveAttribute('data-scheme', 'defaultDark');
});

it('does not leave the page by a link in it', async () => {
  const leave = jest.fn();
  show(Leading, { leave });
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(leave).toHaveBeenCalledTimes(1);
  for (const name of ['Away', 'Plain']) {
    const isLeftToTheBrowser = fireEvent.click(example('Leading').getByRole('link', { name }));
    expect(isLeftToTheBrowser).toBe(false);
  }
  expect(leave).toHaveBeenCalledTimes(1);
});

it('keeps the field of a text while it is emptied, and has none for an element', async () => {
  show(WithTitle);
  const title = screen.getByRole('textbox', { name: 'title' });
  await userEvent.clear(title);
  expect(title).toBeInTheDocument();
  await userEvent.type(title, 'Look');
  expect(example('With Title').getByTitle('BLUE')).toHaveTextContent('Look Shared');
  for (const name of ['icon', 'mark']) expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();
});

it('has a field for a text that the story leaves out', async () => {
  show(First);
  await userEvent.type(screen.getByRole('textbox', { name: 'title' }), 'Look');
  expect(example('First').getByTitle('BLUE')).toHaveTextContent('Look Hello');
});

it('takes any number as it is typed in its code', async () => {
  show(WithTitle);
  const box = () => example('With Title').getByTitle('BLUE');
  const count = example('With Title').getByRole('textbox', { name: 'Value of count' });
  await userEvent.clear(count);
  expect(count).toHaveValue('');
  expect(box()).toHaveTextContent('Mind Shared 4');
  await userEvent.type(count, '-1.50');
  expect(count).toHaveValue('-1.50');
  expect(box()).toHaveTextContent('Mind Shared -1.5');
  await userEvent.tab();
  expect(count).toHaveValue('-1.5');
});

it('is not drawn when another one is changed', async () => {
  show(First, { beside: Counted });
  const before = draws;
  await userEvent.type(example('First').getByRole('textbox', { name: 'Value of children' }), ' there');
  expect(example('First').getByTitle('BLUE')).toHaveTextContent('Hello there');
  expect(draws).toBe(before);
});
