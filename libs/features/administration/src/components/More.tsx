import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { administrationMessages } from '../messages';

type MoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
};

/** Asks for the next page of a list; nothing at its end. */
export const More = ({ query }: MoreProps) => {
  const { formatMessage } = useIntl();
  if (!query.hasNextPage) return null;
  return (
    <Place>
      <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
        {formatMessage(administrationMessages.more)}
      </Button>
    </Place>
  );
};

const Place = styled.div`
  display: grid;
  justify-items: center;
`;
