import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { areas, doneAtFirst, tasks } from './project';
import type { Area, Task } from './project';

/** The views that the tabs lead to. */
export const views = ['overview', 'tasks', 'people'] as const;
export type View = (typeof views)[number];

/** The sample project as its page shows it: the address says which view and which area, the rest is kept here. */
export type Project = {
  view: View;
  /** The area whose tasks are shown; null for all. */
  area: Area | null;
  /** The address of this page with another view or area. */
  addressOf: (change: { view?: View; area?: Area | null }) => string;
  shown: readonly Task[];
  /** How many tasks there are, and are done. */
  count: { done: number; all: number };
  isDone: (task: Task) => boolean;
  setDone: (task: Task, isDone: boolean) => void;
  onlyOpen: boolean;
  setOnlyOpen: (onlyOpen: boolean) => void;
};

/** The project of the page that is open. */
export function useProject(): Project {
  const { pathname, search } = useLocation();
  const [done, setDoneIds] = useState<ReadonlySet<Task['id']>>(() => new Set(doneAtFirst));
  const [onlyOpen, setOnlyOpen] = useState(false);

  const query = useMemo(() => new URLSearchParams(search), [search]);
  const view = views.find((known) => known === query.get('view')) ?? 'overview';
  const area = areas.find((known) => known === query.get('area')) ?? null;

  const addressOf: Project['addressOf'] = (change) => {
    const next = { view, area, ...change };
    const wanted = new URLSearchParams();
    if (next.view !== 'overview') wanted.set('view', next.view);
    if (next.area) wanted.set('area', next.area);
    return wanted.size > 0 ? `${pathname}?${wanted.toString()}` : pathname;
  };

  const isDone = ({ id }: Task) => done.has(id);
  return {
    view,
    area,
    addressOf,
    shown: tasks.filter((task) => (!area || task.area === area) && !(onlyOpen && isDone(task))),
    count: { done: done.size, all: tasks.length },
    isDone,
    setDone: ({ id }, isDoneNow) => {
      setDoneIds((before) => {
        const after = new Set(before);
        if (isDoneNow) after.add(id);
        else after.delete(id);
        return after;
      });
    },
    onlyOpen,
    setOnlyOpen,
  };
}
