import { betweenBars } from '@ezone/ui/below-bars';
import { IconButton } from '@ezone/ui/icon-button';
import { Link as LinkIcon } from 'lucide-react';
import { createElement, use } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { docsSentences } from '../messages';
import { useCopy } from '../useCopy';
import { useOwnWords } from '../useOwnWords';
import { HeadingsContext } from './HeadingsContext';
import { HeadingText } from './HeadingText';

type PageHeadingProps = { level: 2 | 3; id?: string | undefined; children?: ReactNode };

/** A heading with a button that copies the address of its place. */
export const PageHeading = ({ level, id, children }: PageHeadingProps) => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const own = useOwnWords();
  const copy = useCopy();
  const heading = use(HeadingsContext).find((one) => one.id === id);
  return (
    <Line data-between-bars $level={level}>
      {createElement(`h${String(level)}`, { id, tabIndex: -1 }, heading ? <HeadingText heading={heading} /> : children)}
      {heading && (
        <IconButton
          size="dense"
          icon={<LinkIcon />}
          label={formatMessage(docsSentences.copyLink, {
            heading: heading.message ? formatMessage(heading.message) : heading.text,
          })}
          {...own}
          onPress={() => void copy(new URL(`${pathname}#${heading.id}`, window.location.origin).href)}
        />
      )}
    </Line>
  );
};

const Line = styled.div<{ $level: PageHeadingProps['level'] }>`
  margin-block: ${({ theme, $level }) =>
    $level === 2 ? `${theme.space(10)} ${theme.space(3)}` : `${theme.space(6)} ${theme.space(2)}`};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};

  & > :is(h2, h3) {
    /* A jump to it stops below the bars that stay in view. */
    scroll-margin-block-start: calc(${betweenBars.start} + ${({ theme }) => theme.space(4)});
    outline: none;
  }

  /* Seen where it is wanted, and always under a finger. */
  @media (hover: hover) {
    &:not(:hover, :focus-within) > button {
      opacity: 0;
    }
  }

  @media print {
    & > button {
      display: none;
    }
  }
`;
