import { useApi } from '@ezone/shell/data/query';
import { useAddressQuery } from '@ezone/shell/routing';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { tabs } from './model/widget';
import type { Range, TabId, Widget } from './model/widget';

/** Milliseconds after which the dashboard looks for itself what has become of the numbers. */
const REFRESH = 300_000;

/** What the dashboard shows. The project, the view and the range of each widget stand in the address. */
export function useDashboard() {
  const api = useApi();
  const { pathname } = useLocation();
  const { parameters, want } = useAddressQuery();
  const meta = { suppressToast: true };
  const projects = useQuery({
    queryKey: ['project-dashboard', 'projects'],
    queryFn: ({ signal }) => api.listProjects({ signal }),
    meta,
  });
  const wanted = parameters.get('project') ?? undefined;
  // A link may name a project that is gone: the first one stands in for it.
  const isGone = projects.data !== undefined && !projects.data.some(({ id }) => id === wanted);
  const projectId = isGone ? undefined : wanted;
  const widgets = useQuery({
    queryKey: ['project-dashboard', 'widgets', projectId ?? null],
    queryFn: ({ signal }) => api.listProjectWidgets({ query: { projectId }, signal }),
    refetchInterval: REFRESH,
    meta,
  });
  return {
    projects,
    widgets,
    project: projects.data?.find(({ id }) => id === projectId) ?? projects.data?.[0],
    chooseProject: (id: string) => {
      want({ project: id });
    },
    tab: tabs.find((one) => one === parameters.get('tab')) ?? tabs[0],
    /** Where a view is, with the project and the ranges as they are. */
    addressOf: (tab: TabId) => {
      const query = new URLSearchParams(parameters);
      if (tab === tabs[0]) query.delete('tab');
      else query.set('tab', tab);
      return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
    },
    ranges: {
      rangeOf: ({ id, ranges, currentRange }: Widget): Range | null =>
        ranges.find((range) => range === parameters.get(id)) ?? currentRange,
      chooseRange: ({ id, currentRange }: Widget, range: Range) => {
        want({ [id]: range === currentRange ? null : range });
      },
    },
  };
}

/** What each widget is turned to, and how to turn it. */
export type Ranges = ReturnType<typeof useDashboard>['ranges'];
