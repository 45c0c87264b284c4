import { exampleCode } from './exampleCode';
import type { Args } from './story';

const text = (args: Args) =>
  exampleCode('Button', args)
    .map((piece) => piece.text)
    .join('');

it('writes a component as its code has it', () => {
  expect(text({ children: 'Save', variant: 'primary', isPending: true, isDisabled: false, icon: undefined })).toBe(
    '<Button variant="primary" isPending>Save</Button>',
  );
  expect(text({ value: 0.5, onPress: () => undefined, options: [{ id: 'a' }] })).toBe(
    "<Button value={0.5} onPress={…} options={[{id: 'a'}]} />",
  );
  expect(text({ selected: new Set(['a', 'b']) })).toBe("<Button selected={new Set(['a','b'])} />");
});

it('gives each prop a line of its own where they are many, and leaves out what is long', () => {
  const rows = Array.from({ length: 40 }, (_, index) => index);
  expect(text({ label: 'A label that takes its room', description: 'and a description', rows, children: 'Go' })).toBe(
    '<Button\n  label="A label that takes its room"\n  description="and a description"\n  rows={…}\n>\n  Go\n</Button>',
  );
});

it('names the props whose values can be written anew: texts and numbers', () => {
  const changed = exampleCode('Button', { children: 'Save', size: 3, variant: 'primary', options: [] }).flatMap(
    ({ prop }) => prop ?? [],
  );
  expect(changed).toEqual(['size', 'variant', 'children']);
});
