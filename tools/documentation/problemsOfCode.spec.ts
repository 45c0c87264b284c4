import { problemsOfCode } from './problemsOfCode.ts';

const here = 'libs/ui/src/button/Example.tsx';

it.each([
  ['a module', "import { Button } from '@ezone/ui/button';\nexport const Save = () => <Button>Save</Button>;"],
  ['a package', "import { object } from 'yup';"],
  ['a file beside it', "import { Button } from './Button';"],
  ['a type by another name', "import type { ButtonProps as Props } from '.';"],
  ['members of a class', '@Text({ min: 0 }) plate!: string;'],
  ['members of an object', "plate: { id: 'a' },\nfuel: { id: 'b' },"],
  ['entries of a list', "'POST /api/x',"],
  ['attributes', "names={{ title: 'a' }}\ntextOf={(field) => field}"],
  ['attributes that others are spread into', "{...field}\nname='plate'"],
  ['elements', '<A />\n<B />'],
  ['elements around words', '<A>words</A>'],
  ['a method', 'async save(): Promise<void> {\n  await this.table.save();\n}'],
  ['all of a module', "import * as buttons from '@ezone/ui/button';\nexport * from './Button';"],
  ['what a module exports', "export { Button as Save, type ButtonProps } from '@ezone/ui/button';"],
  ['a default export', "import meta, { Primary } from './Button.stories';"],
  ['what one file of a package exports from another', "import { setup, type ActorRefFrom } from 'xstate';"],
  ['what only a compiler can look up', "import React, { useState } from 'react';"],
])('takes %s', (_, code) => {
  expect(problemsOfCode(code, here, [])).toEqual([]);
});

it.each([
  ['const a = ;', '"const a = ;": Expression expected.'],
  ["import { Gone } from '@ezone/ui/button';", '@ezone/ui/button exports no Gone'],
  ["import { Button } from '@ezone/ui/gone';", 'there is no @ezone/ui/gone to import'],
  ["import { gone } from 'gone';", 'there is no gone to import'],
  ["import { Gone } from './Button';", './Button exports no Gone'],
  ["import { Gone } from './Gone';", 'there is no ./Gone to import'],
  ["const load = () => import('./Gone');", 'there is no ./Gone to import'],
  ["import Gone from '@ezone/ui/button';", '@ezone/ui/button exports no default'],
  ["import Gone, { Button } from './Button';", './Button exports no default'],
  ["import * as gone from '@ezone/ui/gone';", 'there is no @ezone/ui/gone to import'],
  ["export { Gone } from '@ezone/ui/button';", '@ezone/ui/button exports no Gone'],
  ["export { Gone } from '@ezone/ui/gone';", 'there is no @ezone/ui/gone to import'],
  ["export * from './Gone';", 'there is no ./Gone to import'],
  ["import { gone } from 'yup';", 'yup exports no gone'],
  ["import { gone } from 'xstate';", 'xstate exports no gone'],
])('finds %s', (code, problem) => {
  expect(problemsOfCode(code, here, [])).toEqual([problem]);
});

it.each([
  'these are only words',
  'export fucntion save',
  'awiat save',
  'cosnt a',
  'fro (note) { read(note); }',
  'export save',
  'name="a" these are words',
  '<A />\nthese are words',
  'a={1} /><A b={2}',
  'a = 1; }\nclass Other {',
])('takes no words that only look like a part of code: %s', (code) => {
  expect(problemsOfCode(code, here, [])).toEqual([expect.stringContaining(`"${code.split('\n')[0] ?? ''}": `)]);
});

it('takes what the reader has made: a file that the page names, or one in a folder of theirs', () => {
  expect(problemsOfCode("import { useGone } from './useGone';", here, ['useGone.ts'])).toEqual([]);
  expect(
    problemsOfCode("import { Vehicle } from './vehicle';", 'libs/features/vehicles/src/model/rules.ts', []),
  ).toEqual([]);
});

it('asks which file a fence is for that imports the one beside it', () => {
  expect(problemsOfCode("import { Button } from './Button';", undefined, [])).toEqual([
    'the fence that imports ./Button does not say by into= which file it is for',
  ]);
});
