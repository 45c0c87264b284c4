import { Avatar } from '@ezone/ui/avatar';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages } from '../messages';

/** Somebody who looks at the board in this moment. */
export type Watcher = { id: string; name: string };

/** How many are shown; the others are counted. */
const SHOWN = 4;

/** The others who look at the board in this moment. */
export const Watchers = ({ others }: { others: readonly Watcher[] }) => {
  const { formatMessage, formatNumber, formatList } = useIntl();
  if (others.length === 0) return null;
  const rest = others.slice(SHOWN);
  const restNames = formatList(rest.map(({ name }) => name));
  return (
    <Row role="group" aria-label={formatMessage(boardMessages.watchers)}>
      {others.slice(0, SHOWN).map(({ id, name }) => (
        <span key={id} title={name}>
          <Avatar name={name} size="small" />
        </span>
      ))}
      {rest.length > 0 && (
        <Rest role="img" aria-label={restNames} title={restNames}>
          +{formatNumber(rest.length)}
        </Rest>
      )}
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

const Rest = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
`;
