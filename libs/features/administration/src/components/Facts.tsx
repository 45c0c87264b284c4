import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type Fact = {
  /** Unique, for React. */
  id: string;
  name: ReactNode;
  value: ReactNode;
};

/** What is known of something, each fact under or beside its name. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.map(({ id, name, value }) => (
      <Fragment key={id}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  inline-size: 100%;
  ${({ theme }) => theme.type.body}
  overflow-wrap: anywhere;

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    margin-inline-start: 0;
    margin-block-end: ${({ theme }) => theme.space(2)};
    font-variant-numeric: tabular-nums;
  }

  ${({ theme }) => theme.up.sm} {
    grid-template-columns: minmax(12rem, 20rem) minmax(0, 1fr);
    gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};

    & dd {
      margin-block-end: 0;
    }
  }
`;
