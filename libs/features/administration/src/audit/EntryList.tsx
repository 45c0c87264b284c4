import { RouteLink } from '@ezone/shell/routing';
import { Card } from '@ezone/ui/card';
import { Link } from '@ezone/ui/link';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Code } from '../components/Code';
import { pathOfUser } from '../paths';
import type { AuditEntry } from './auditEntry';
import { actionNames, auditMessages } from './messages';

/** Entries of the audit log: what happened and when, and below what is known of it. */
export const EntryList = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Card $padding="none">
      <List aria-label={formatMessage(auditMessages.entries)}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </List>
    </Card>
  );
};

function Entry({ entry: { at, action, actor, subject, list, record, address, details } }: { entry: AuditEntry }) {
  const { formatMessage, formatDate } = useIntl();
  const said = details.map(({ name, value }) => `${name}=${value}`).join(' ');
  const facts = [
    { name: auditMessages.by, value: actor ? <Person person={actor} /> : formatMessage(auditMessages.nobody) },
    subject && { name: auditMessages.about, value: <Person person={subject} /> },
    list && { name: auditMessages.list, value: <Code>{list}</Code> },
    record && { name: auditMessages.record, value: <Code>{record}</Code> },
    address && { name: auditMessages.address, value: <Code>{address}</Code> },
    said && { name: auditMessages.details, value: <Code>{said}</Code> },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return (
    <Item>
      <Head>
        <strong>{formatMessage(actionNames[action])}</strong>
        <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
      </Head>
      <Facts>
        {facts.map(({ name, value }) => (
          <div key={name.id}>
            <dt>{formatMessage(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Item>
  );
}

type Person = NonNullable<AuditEntry['actor']>;

/** Somebody by name, with a way to the user; whoever is no user by what was tried. */
const Person = ({ person: { id, name } }: { person: Person }) =>
  name === null ? (
    <Code>{id}</Code>
  ) : (
    <Link as={RouteLink} to={pathOfUser(id)}>
      <bdi>{name}</bdi>
    </Link>
  );

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  ${({ theme }) => theme.type.body}

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space(4)}`};
  justify-content: space-between;

  & strong {
    font-weight: 500;
  }

  & time {
    color: ${({ theme }) => theme.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin-block-start: ${({ theme }) => theme.space(1)};

  & > div {
    display: flex;
    gap: ${({ theme }) => theme.space(1)};
    min-inline-size: 0;
  }

  & dt {
    flex: none;
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    margin-inline-start: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
