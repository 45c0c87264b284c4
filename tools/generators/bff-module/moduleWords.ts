import { namesOf } from '../names.ts';
import type { Names } from '../names.ts';

/** Which kind of module is written. */
export type ModuleOptions = {
  /** All users share the records; otherwise each belongs to the user who made it. */
  isShared: boolean;
  /** There are records where there is demo data: a new user's own, or those that all share. */
  hasStarter: boolean;
};

/** What a module and the things that it keeps are called in its files. The examples are of `reading-lists`. */
export type ModuleWords = ModuleOptions & {
  /** `ReadingList` */
  Thing: string;
  /** `ReadingLists` */
  Things: string;
  /** `readingList` */
  thing: string;
  /** `readingLists` */
  things: string;
  /** `reading-list`, in addresses and names of files. */
  thingPath: string;
  /** `reading-lists`, in addresses and names of files. */
  thingsPath: string;
  /** `READING_LISTS`, the constant with the name of the list. */
  THINGS: string;
  /** `EMPTY_READING_LIST`, the constant with the fields of one that nothing has been written in yet. */
  EMPTY_THING: string;
  /** `reading-lists-app`, where the addresses of the module begin. */
  app: string;
  /** `Reading list` */
  Noun: string;
  /** `Reading lists` */
  Nouns: string;
  /** `reading list` */
  noun: string;
  /** `reading lists` */
  nouns: string;
  /** `a reading list` */
  aNoun: string;
  /** `A reading list` */
  ANoun: string;
};

/** `bookmarks` -> `bookmark`, `stories` -> `story`, `boxes` -> `box`. */
const singular = (plural: string): string => {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  if (/[^s]s$/.test(plural)) return plural.slice(0, -1);
  throw new Error(`A module is named for the many that it keeps, as notes; "${plural}" is no plural.`);
};

/** Names that a generated method gives to something else. */
const TAKEN_NAMES = ['actor', 'base', 'draft', 'id', 'query', 'user'];

/** Whether code can have a variable of that name. */
function isVariable(name: string): boolean {
  try {
    // Whether JavaScript reserves a name, only JavaScript knows. A name is letters and digits, so nothing else is made.
    return Boolean(new Function(`'use strict'; let ${name};`));
  } catch {
    return false;
  }
}

/**
 * All words of a module.
 * @throws Error where its name is no plural, or the one of it cannot be a variable
 */
export const moduleWords = (all: Names, options: ModuleOptions): ModuleWords => {
  const one = namesOf(singular(all.kebab));
  if (TAKEN_NAMES.includes(one.camel) || !isVariable(one.camel)) {
    throw new Error(`One of the ${all.kebab} would be a variable "${one.camel}", which is taken: choose another name.`);
  }
  const noun = one.words.toLowerCase();
  const article = /^[aeio]/.test(noun) ? 'an' : 'a';
  return {
    ...options,
    Thing: one.pascal,
    Things: all.pascal,
    thing: one.camel,
    things: all.camel,
    thingPath: one.kebab,
    thingsPath: all.kebab,
    THINGS: all.snake.toUpperCase(),
    EMPTY_THING: `EMPTY_${one.snake.toUpperCase()}`,
    app: `${all.kebab}-app`,
    Noun: one.words,
    Nouns: all.words,
    noun,
    nouns: all.words.toLowerCase(),
    aNoun: `${article} ${noun}`,
    ANoun: `${article.replace('a', 'A')} ${noun}`,
  };
};
