/** A record of the sample app. */
export type Person = {
  id: string;
  name: string;
  work: string;
  group: 'friends' | 'work';
  isStarred: boolean;
  seen: number;
};

const first = ['Ada', 'Barbara', 'Çağrı', 'سارة', 'Grace', 'Işıl', 'Katherine', 'Linus', 'Zoë', 'Alan'];
const last = ['Lovelace', 'Liskov', 'Yılmaz', 'محمد', 'Hopper', 'Öztürk', 'Johnson', 'Torvalds', 'Turing'];
const works = ['Digital archivist', 'Keeper of the keys to the northern store', 'Accounts', 'Procurement'];

/** So many people, the same each time. */
export const people = (length: number): Person[] =>
  Array.from({ length }, (_, index) => ({
    id: `p${String(index + 1)}`,
    name: `${first[index % 10] ?? ''} ${last[index % 9] ?? ''} ${String(index + 1)}`,
    work: works[index % 4] ?? '',
    group: index % 3 === 0 ? 'friends' : 'work',
    isStarred: index % 5 === 0,
    seen: 1_700_000_000_000 - index * 3_600_000,
  }));
