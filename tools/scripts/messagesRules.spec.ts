import { compile, problemsOfFile, problemsOfIds, problemsOfSentence, problemsOfTranslation } from './messagesRules.ts';

const english = { 'notes.list.count': '{count, plural, one {# note} other {# notes}}', 'notes.list.empty': 'No notes' };

it('finds nothing wrong with a whole translation', () => {
  const turkish = { 'notes.list.count': '{count, plural, one {# not} other {# not}}', 'notes.list.empty': 'Not yok' };
  expect(problemsOfTranslation('tr', turkish, english)).toEqual([]);
});

it('finds a missing and a superfluous sentence', () => {
  const turkish = { 'notes.list.empty': 'Not yok', 'notes.list.old': 'Eski' };
  expect(problemsOfTranslation('tr', turkish, english)).toEqual([
    'tr: notes.list.count is missing',
    'tr: notes.list.old is superfluous: the code does not say it',
  ]);
});

it.each([
  ['Merhaba', 'Hello {name}', ['lacks {name}']],
  ['Merhaba {isim}', 'Hello {name}', ['lacks {name}', 'has {isim}, which English has not']],
  ['<b>Dur</b>', 'Stop', ['has <b>, which English has not']],
  [
    '{kind, select, mail {posta} other {not}}',
    '{kind, select, mail {mail} chat {chat} other {note}}',
    ['lacks {kind: chat}'],
  ],
  [' ', 'Hello', ['is empty']],
])('compares %j with %j', (sentence, source, problems) => {
  expect(problemsOfSentence('tr', sentence, source)).toEqual(problems);
});

it('looks into the branches of plurals and tags', () => {
  const source = '<b>{count, plural, one {# note of {owner}} other {# notes of {owner}}}</b>';
  expect(problemsOfSentence('tr', '<b>{count, plural, one {# not} other {# not}}</b>', source)).toEqual([
    'lacks {owner}',
  ]);
});

it('wants all six forms of an Arabic plural', () => {
  const source = '{n, plural, one {# day} other {# days}}';
  expect(problemsOfSentence('ar', '{n, plural, one {يوم} other {# يوم}}', source)).toEqual([
    'lacks the plural form "zero" of {n}',
    'lacks the plural form "two" of {n}',
    'lacks the plural form "few" of {n}',
    'lacks the plural form "many" of {n}',
  ]);
  const whole = '{n, plural, =0 {لا أيام} one {يوم} =2 {يومان} few {# أيام} many {# يوماً} other {# يوم}}';
  expect(problemsOfSentence('ar', whole, source)).toEqual([]);
});

it('says what is wrong with broken ICU text', () => {
  expect(problemsOfSentence('tr', 'Merhaba {name', 'Hello {name}')[0]).toMatch(/^is not a valid ICU message/);
});

it('wants ids of three parts and more', () => {
  expect(problemsOfIds(['notes.list.empty', 'notes.empty', 'Notes.list.empty'])).toEqual([
    'en: notes.empty must read feature.place.what',
    'en: Notes.list.empty must read feature.place.what',
  ]);
});

it('lets a file speak of one namespace alone', () => {
  expect(problemsOfFile('notes.ts', ['notes.list.empty', 'notes.list.count'])).toEqual([]);
  expect(problemsOfFile('notes.ts', ['notes.list.empty', 'shell.notes.title'])).toEqual([
    'notes.ts holds sentences of several namespaces: notes, shell',
  ]);
});

it('compiles one sentence a line', () => {
  const lines = compile(english).split('\n');
  expect(lines[2]).toBe('"notes.list.empty":[{"type":0,"value":"No notes"}]');
  expect(JSON.parse(compile(english))).toHaveProperty(['notes.list.count', 0, 'options', 'one']);
});
