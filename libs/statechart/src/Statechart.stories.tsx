import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createActor } from 'xstate';
import { Statechart } from './Statechart';
import type { StatechartProps } from './Statechart';
import { arabicWords } from './testing/arabicWords';
import { kettleMachine } from './testing/machines';
import { englishWords } from './words';

/** The chart of a running kettle. */
function KettleChart(props: Omit<StatechartProps, 'machine' | 'actor'>) {
  const [actor] = useState(() => createActor(kettleMachine).start());
  useEffect(() => () => void actor.stop(), [actor]);
  return <Statechart {...props} machine={kettleMachine} actor={actor} />;
}

const meta = {
  title: 'Foundations/Statechart',
  component: KettleChart,
  args: {
    words: englishWords,
    sentences: {
      lid: 'The lid stands open or not, whatever the kettle does.',
      'body.on.heating': 'The water gets hotter until it boils.',
    },
    samples: { payloads: { filled: { litres: 1.5 } }, answers: { heat: { output: { degrees: 100 } } } },
  },
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof KettleChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('treeitem', { name: /^lid\.opened, to lid\.open/ }, { timeout: 15_000 }),
    );
    await expect(canvas.getByRole('treeitem', { name: /^lid\.open, active/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('treeitem', { name: /^filled/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('region', { name: 'Context' })).toHaveTextContent('"litres": 1.5');
    await expect(canvas.getByRole('region', { name: 'Context' })).not.toHaveTextContent('never shown');
  },
};

export const List: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await userEvent.click(canvas.getByRole('button', { name: /^lid\.opened/ }));
    await expect(canvas.getByRole('button', { name: /^lid\.closed/ })).toBeEnabled();
  },
};

export const Dark: Story = { ...Live, globals: { scheme: 'defaultDark' } };

const seesTheChart: Story['play'] = async ({ canvas }) =>
  expect(await canvas.findByRole('tree', {}, { timeout: 15_000 })).toBeVisible();

export const RightToLeft: Story = { args: { words: arabicWords }, globals: { locale: 'ar' }, play: seesTheChart };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: seesTheChart };
