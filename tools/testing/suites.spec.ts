import { chosenSuites, suitesFor } from './suites.ts';

const suites = suitesFor({ cores: 2, isThorough: false });
const chosen = (...names: string[]) => chosenSuites(suites, names).map(({ name }) => name);

it('takes all suites where none is named', () => {
  expect(chosen()).toEqual(suites.map(({ name }) => name));
});

it('takes what a named suite needs along, and nothing else', () => {
  expect(chosen('tools')).toEqual(['tools']);
  expect(chosen('tools', 'stories')).toEqual(['build', 'stories', 'tools']);
});

it('names the suites that there are where it knows none of that name', () => {
  expect(() => chosen('story')).toThrow('There is no suite story. There are: build, journeys, web, stories, server');
});
