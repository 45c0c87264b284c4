import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { docsMessages } from '../messages';

/** A table, which scrolls by itself where the window is too narrow for it: by the arrow keys, too. */
export const ScrollingTable = (props: ComponentProps<'table'>) => {
  const { formatMessage } = useIntl();
  return (
    <Scroller role="group" aria-label={formatMessage(docsMessages.table)} tabIndex={0}>
      <table {...props} />
    </Scroller>
  );
};

const Scroller = styled.div`
  margin-block: ${({ theme }) => theme.space(4)};
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};

  & > table {
    inline-size: 100%;
    border-collapse: collapse;
    ${({ theme }) => theme.type.dense}
  }

  & :is(th, td) {
    padding-block: ${({ theme }) => theme.space(2)};
    padding-inline: ${({ theme }) => theme.space(4)};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  & th {
    font-weight: 500;
    color: ${({ theme }) => theme.color.textMuted};
  }

  & tbody tr {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;
