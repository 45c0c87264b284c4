import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { docsMessages } from '../messages';
import { useOwnWords } from '../useOwnWords';
import { useScrolling } from './useScrolling';

/**
 * A table, which scrolls by itself where the window is too narrow for it: there it is reached by Tab and scrolled by the arrow keys. It is
 * called what the heading above it says.
 */
export const ScrollingTable = (props: ComponentProps<'table'>) => {
  const { formatMessage } = useIntl();
  const { lang } = useOwnWords();
  const place = useRef<HTMLDivElement>(null);
  const scrolling = useScrolling(place);
  const name = scrolling?.heading
    ? { 'aria-labelledby': scrolling.heading }
    : { 'aria-label': formatMessage(docsMessages.table) };
  return (
    <Scroller ref={place} lang={lang} {...(scrolling && { role: 'group', tabIndex: 0, ...name })}>
      <table lang="en" {...props} />
    </Scroller>
  );
};

/** A shadow at an edge beyond which there is more; a piece of the ground that scrolls along covers it where there is none. */
const Scroller = styled.div`
  --ground: ${({ theme }) => theme.color.surface};
  --shade: color-mix(in srgb, ${({ theme }) => theme.color.text} 18%, transparent);
  margin-block: ${({ theme }) => theme.space(4)};
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background:
    linear-gradient(to right, var(--ground) 40%, transparent) left / 4rem 100% no-repeat local,
    linear-gradient(to left, var(--ground) 40%, transparent) right / 4rem 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) left / 1.2rem 100% no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) right / 1.2rem 100% no-repeat scroll,
    var(--ground);

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

  /* A column of sentences that is narrower is read a word at a time. */
  & td {
    min-inline-size: 16ch;
  }

  & th {
    font-weight: 500;
    color: ${({ theme }) => theme.color.textMuted};
  }

  & tbody tr {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;
