import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../notices/words';
import { listSentences } from './messages';
import type { ListPlace } from './useListAddress';

/** What stands in a list in which nothing holds what is searched for, with a way back to all of it. */
export const NothingFound = ({ search }: { search: NonNullable<ListPlace['search']> }) => {
  const { formatMessage } = useIntl();
  const clear = () => {
    search.change('');
  };
  return (
    <EmptyState
      icon={<SearchX />}
      action={<Button onPress={clear}>{formatMessage(commonMessages.clearSearch)}</Button>}
    >
      {formatMessage(listSentences.nothingFound, { query: search.text })}
    </EmptyState>
  );
};
