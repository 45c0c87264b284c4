import styled from 'styled-components';
import type { StateValue } from 'xstate';
import type { LoggedEvent } from '../follow/followActor';
import { triggerWords } from '../describe';
import { masked } from '../follow/masked';
import type { Chart } from '../model/chart';
import type { StatechartWords } from '../words';

type EventLogProps = { chart: Chart; log: readonly LoggedEvent[]; hide: readonly string[]; words: StatechartWords };

/** A state's value on one line: `folded.resting`, or its regions with commas. */
export const valueText = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, part]) => (part && Object.keys(part).length > 0 ? `${key}.${valueText(part)}` : key))
        .join(', ');

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

// The engine's own names say the same with the machine's whole path.
const readable = ({ event }: LoggedEvent, chart: Chart, words: StatechartWords): string => {
  const transition = chart.transitions.find(({ eventType }) => eventType === event.type);
  return transition ? triggerWords(transition.trigger, words) : event.type;
};

function carried({ event }: LoggedEvent, hide: readonly string[]): string {
  const payload = { ...event, type: undefined };
  return Object.keys(event).length > 1 ? JSON.stringify(masked(payload, hide)) : '';
}

/** The last events with their time, newest first. */
export const EventLog = ({ chart, log, hide, words }: EventLogProps) =>
  log.length === 0 ? (
    <Empty>
      <bdi>{words.noEvents}</bdi>
    </Empty>
  ) : (
    <List tabIndex={0} aria-label={words.events}>
      {log.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at.toISOString()}>{clock.format(entry.at)}</time>
          <Event>
            <bdi>{readable(entry, chart, words)}</bdi>
          </Event>
          <Value>
            <bdi>{entry.taken.length > 0 ? valueText(entry.value) : words.passedOver}</bdi>
          </Value>
          {carried(entry, hide) && <Carried dir="ltr">{carried(entry, hide)}</Carried>}
        </li>
      ))}
    </List>
  );

const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const List = styled.ol`
  overflow: auto;
  max-block-size: 18rem;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: ${({ theme }) => theme.space(3)};
    align-items: baseline;
    padding-block: ${({ theme }) => theme.space(1)};
  }

  li + li {
    border-block-start: 0.1rem solid ${({ theme }) => theme.color.border};
  }

  time {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: 1.2rem;
  }
`;

const Event = styled.span`
  overflow-wrap: anywhere;
  font-weight: 500;
`;

const Value = styled.span`
  grid-column: 2;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Carried = styled.code`
  grid-column: 2 / -1;
  overflow: hidden;
  color: ${({ theme }) => theme.color.textMuted};
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.1rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
