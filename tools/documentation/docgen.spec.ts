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
    defaultValue: "'secondary'",
  });
  // What every button of HTML has is not ours to tell.
  expect(Button?.find(({ name }) => name === 'autoFocus')).toBeUndefined();
});

it('tells a default in the words of the doc comment, and the parameters of a function beside what it is for', () => {
  const { MenuButton } = propsOf(join(libs, 'ui/src/menu/index.ts'));
  expect(MenuButton?.find(({ name }) => name === 'variant')?.defaultValue).toBe(
    "'secondary', and 'ghost' with `iconOnly`",
  );
  const { CardGrid } = propsOf(join(libs, 'ui/src/card-grid/index.ts'));
  expect(CardGrid?.find(({ name }) => name === 'renderCard')?.description).toMatch(/\n`isActive`: whether/);
});

it('puts the props that are needed first, and each kind in the order of the alphabet', () => {
  const { Alert } = propsOf(join(libs, 'ui/src/alert/index.ts'));
  expect(Alert?.map(({ name }) => name).slice(0, 3)).toEqual(['children', 'actions', 'dismiss']);
});

it('shows an optional function as one that is needed', () => {
  const { DateField } = propsOf(join(libs, 'ui/src/date-field/index.ts'));
  const typeOf = (name: string) => DateField?.find((prop) => prop.name === name)?.type;
  expect(typeOf('onChange')).toBe('(day: string | null) => void');
  expect(typeOf('onIncomplete')).toBe('(isIncomplete: boolean) => void');
});

it('reads the props of a styled element', () => {
  const { Link } = propsOf(join(libs, 'ui/src/link/index.ts'));
  expect(Link).toEqual([expect.objectContaining({ name: '$quiet', type: 'boolean', defaultValue: 'false' })]);
});

it('leaves stories that want a window in Storybook, and knows where they are', () => {
  const module = framesOf(join(libs, 'shell/src/panels/panel/panelMachine.stories.tsx'));
  expect(module).toContain('export const Live = {"frame":"machines-panel--live"');
  expect(module).toContain('export const Closed = {"frame":"machines-panel--closed","height":"32rem"};');
  expect(framesOf(join(libs, 'ui/src/button/Button.stories.tsx'))).toBeUndefined();
});
