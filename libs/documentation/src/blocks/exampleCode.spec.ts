import { Copy } from 'lucide-react';
import { createElement, Fragment } from 'react';
import ts from 'typescript';
import { copiedCode, exampleCode } from './exampleCode';
import type { Args } from './story';

const text = (args: Args) =>
  exampleCode('Button', args)
    .map((piece) => piece.text)
    .join('');

it('writes a component as its code has it', () => {
  expect(text({ children: 'Save', variant: 'primary', isPending: true, isDisabled: false, icon: undefined })).toBe(
    '<Button variant="primary" isPending isDisabled={false}>Save</Button>',
  );
  expect(text({ value: 0.5, onPress: () => undefined, options: [{ id: 'a' }] })).toBe(
    "<Button value={0.5} onPress={…} options={[{id: 'a'}]} />",
  );
  expect(text({ selected: new Set(['a', 'b']) })).toBe("<Button selected={new Set(['a', 'b'])} />");
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

it('shows dots for what has no name', () => {
  expect(text({ icon: createElement(() => null), remove: { onPress: () => undefined } })).toBe(
    '<Button icon={<… />} remove={{onPress: …}} />',
  );
});

it.each<[string, Args, string]>([
  ['a function', { onPress: () => 1 }, '<Box onPress={() => undefined} />'],
  ['functions of an object', { remove: { onPress: () => 1 } }, '<Box remove={{onPress: () => undefined}} />'],
  ['an icon', { icon: createElement(Copy, { size: 2 }) }, '<Box icon={<Copy size={2} />} />'],
  ['an element', { children: createElement('p', null, 'Hi') }, '<Box><p>Hi</p></Box>'],
  ['an element without a name', { icon: createElement(() => null) }, '<Box icon={undefined /* … */} />'],
  ['one between tags', { children: createElement(() => null) }, '<Box>{undefined /* … */}</Box>'],
  ['what is of a class', { day: new URL('https://ezone.example') }, '<Box day={undefined /* … */} />'],
  [
    'several elements',
    { children: createElement(Fragment, null, 'a', createElement('hr')) },
    '<Box><>a<hr /></></Box>',
  ],
  ['a set', { chosen: new Set(['a']) }, "<Box chosen={new Set(['a'])} />"],
  ['a map', { by: new Map([['a', 1]]) }, "<Box by={new Map([['a', 1]])} />"],
  ['a day', { day: new Date(0) }, "<Box day={new Date('1970-01-01T00:00:00.000Z')} />"],
  ['an apostrophe', { item: { label: "Don't" } }, '<Box item={{label: "Don\'t"}} />'],
  ['quotes', { item: ['a "b"'], label: '"c"' }, `<Box item={['a "b"']} label={'"c"'} />`],
  ['keys of any kind', { by: { 'a-b': null } }, "<Box by={{'a-b': null}} />"],
  ['braces', { children: 'a {b} <c>' }, "<Box>{'a {b} <c>'}</Box>"],
  ['both quotes and lines', { text: `'"\n\\` }, `<Box text={"'\\"\\n\\\\"} />`],
  ['what is long', { text: ['x'.repeat(90)] }, `<Box text={['${'x'.repeat(90)}']} />`],
])('copies code that a compiler takes: %s', (_, args, expected) => {
  const code = copiedCode(exampleCode('Box', args));
  expect(code).toBe(expected);
  const { diagnostics } = ts.transpileModule(code, {
    fileName: 'copied.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  });
  expect(diagnostics).toEqual([]);
});
