/** What is known of a machine and of the page about it. */
export type MachineOnFile = {
  /** The file of the machine, from the workspace's root. */
  file: string;
  /** The names by which it exports machines. */
  exports: readonly string[];
  /** Paths of its states, without the machine itself. */
  states: readonly string[];
  /** The sentences of its `.docs.ts`; absent where there is none. */
  sentences?: Readonly<Record<string, string>>;
  /** Titles of the pages that it calls related. */
  related: readonly string[];
  /** Its page; absent where there is none. */
  mdx?: string;
  /** Its stories; absent where there are none. */
  stories?: string;
};

/** The title of a machine's page below `Machines/`, as its stories say it. */
export const titleOf = (stories: string): string | undefined => /title: 'Machines\/([^']+)'/.exec(stories)?.[1];

const isOfNoApp = /(^|\/)testing\/|\.(spec|docs|stories)\.tsx?$/;
const madeByXState = /\b(setup|createMachine)[<(]/;
const madeByOurs = /\b\w+MachineOf[<(]/;

/** Whether a file makes a machine: by itself, or by what makes machines that are alike (`accountMachineOf`). */
export const makesMachine = (file: string, text: string): boolean =>
  !isOfNoApp.test(file) && ((text.includes("from 'xstate'") && madeByXState.test(text)) || madeByOurs.test(text));

const exportProblems = ({ exports }: MachineOnFile): string[] => {
  if (exports.length === 1) return [];
  if (exports.length === 0) return ['makes a machine and exports none: export it, so that it has a page'];
  return [`exports ${exports.join(', ')}: give each machine a file and a page of its own`];
};

const pageProblems = ({ mdx, stories, sentences, related }: MachineOnFile): string[] => {
  if (mdx === undefined) return ['has no page: write its .mdx beside it'];
  const problems: string[] = [];
  if (!mdx.includes('<Canvas of={stories.Live} />')) problems.push('its .mdx shows no <Canvas of={stories.Live} />');
  if (!mdx.includes('<States of=')) problems.push('its .mdx shows no <States>');
  if (related.length > 0 && !mdx.includes('<Related of=')) problems.push('its .mdx shows no <Related>');
  if (stories === undefined || !stories.includes('<MachineStage'))
    problems.push('its stories show no <MachineStage>: a chart beside the live component');
  if (stories !== undefined && titleOf(stories) === undefined)
    problems.push("its stories do not stand below 'Machines/'");
  if (sentences === undefined) problems.push('has no .docs.ts with a sentence for each state');
  return problems;
};

const sentenceProblems = ({ states, sentences }: MachineOnFile): string[] => {
  if (sentences === undefined) return [];
  return [
    ...states
      .filter((state) => (sentences[state] ?? '').trim() === '')
      .map((state) => `has no sentence for the state ${state}`),
    ...Object.keys(sentences)
      .filter((state) => !states.includes(state))
      .map((state) => `has a sentence for ${state}, which is no state of it`),
  ];
};

/** What is missing on the pages of these machines: one line each, with the file. */
export const problemsOfMachines = (machines: readonly MachineOnFile[]): string[] => {
  const titles = machines.map(({ stories }) => titleOf(stories ?? ''));
  return machines.flatMap((machine) =>
    [
      ...exportProblems(machine),
      ...pageProblems(machine),
      ...sentenceProblems(machine),
      ...machine.related
        .filter((page) => !titles.includes(page))
        .map((page) => `calls "${page}" related, which is no machine's page`),
    ].map((problem) => `${machine.file} ${problem}`),
  );
};
