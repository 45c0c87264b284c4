import { join } from 'node:path';
import { propsOf } from './docgen.ts';
import { framesOf } from './storyFrames.ts';

const libs = join(import.meta.dirname, '../../libs');

it('reads props from their types, with what there is to choose from', () => {
  const { Button } = propsOf(join(libs, 'ui/src/button/index.ts'));
  expect(Button?.[0]).toMatchObject({ name: 'children', isRequired: true, type: 'ReactNode' });
  expect(Button?.find(({ name }) => name === 'variant')).toMatchObject({
    isRequired: false,
    options: ['primary', 'secondary', 'ghost', 'danger'],
    defaultValue: 'secondary',
  });
  // What every button of HTML has is not ours to tell.
  expect(Button?.find(({ name }) => name === 'autoFocus')).toBeUndefined();
});

it('leaves stories that want a window in Storybook, and knows where they are', () => {
  const module = framesOf(join(libs, 'shell/src/panels/panel/panelMachine.stories.tsx'));
  expect(module).toContain('export const Live = {"frame":"machines-panel--live"');
  expect(module).toContain('export const Closed = {"frame":"machines-panel--closed","height":"32rem"};');
  expect(framesOf(join(libs, 'ui/src/button/Button.stories.tsx'))).toBeUndefined();
});
