/** A line of a table of requirements: its id and level, what is asked for, how it is, and what shows it. */
const ROW = /^\| (?<id>\d+\.\d+\.\d+) \((?<level>[12])\) +\|[^|]+\| (?<status>[^|]*?) *\| *(?<shown>[^|]*?) *\|$/gm;
const STATUSES = ['met', 'not applicable', 'open'];
const ID = /\d+\.\d+\.\d+/g;

const sectionOf = (source: string, title: string) => source.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** The line of the summary that counts the requirements of a level. */
const countsOf = (source: string, level: string) =>
  new RegExp(`^\\| level ${level} +\\|(.*)\\|$`, 'm').exec(source)?.[1]?.split('|').map(Number) ?? [];

/**
 * What does not fit together in a page of requirements: a line without a known status, one that is met and not shown, one that is there
 * twice, and a summary or a list of open ones that says something else than the lines.
 */
export function problemsOfRequirements(source: string): string[] {
  const rows = [...source.matchAll(ROW)].map(({ groups = {} }) => {
    const { id = '', level = '', status = '', shown = '' } = groups;
    return { id, level, status: STATUSES.find((one) => status.startsWith(`${one}: `)), shown };
  });
  const open = rows.filter(({ status }) => status === 'open').map(({ id }) => id);
  const listed: readonly string[] = sectionOf(source, 'Open').match(ID) ?? [];
  return [
    ...rows.filter(({ status }) => status === undefined).map(({ id }) => `${id} is neither ${STATUSES.join(' nor ')}`),
    ...rows.filter(({ status, shown }) => status === 'met' && shown === '').map(({ id }) => `nothing shows ${id}`),
    ...rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) < at).map(({ id }) => `${id} is there twice`),
    ...open.filter((id) => !listed.includes(id)).map((id) => `${id} is open and not listed so`),
    ...['1', '2'].flatMap((level) => {
      const ofLevel = rows.filter((row) => row.level === level);
      const counts = STATUSES.map((one) => ofLevel.filter(({ status }) => status === one).length);
      return countsOf(source, level).join() === counts.join() ? [] : [`level ${level} has ${counts.join(', ')}`];
    }),
  ];
}
