import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/query';
import { QuickPanelSheet } from './QuickPanelSheet';
import type { QuickPanelSheetProps } from './QuickPanelSheet';

type LoadedQuickPanelProps = Pick<QuickPanelSheetProps, 'isOn' | 'onSwitch' | 'onClose'>;

/** The quick panel with the user's own events and notes. A chunk of its own: it is fetched when the panel is first opened. */
export const LoadedQuickPanel = (props: LoadedQuickPanelProps) => {
  const api = useApi();
  const query = useQuery({
    queryKey: ['quickPanel'],
    queryFn: ({ signal }) => api.getQuickPanelData({ signal }),
    meta: { suppressToast: true },
  });
  return <QuickPanelSheet {...props} query={query} />;
};
