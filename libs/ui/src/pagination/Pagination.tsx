import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { AnchorTo } from '../link';
import type { LinkTo } from '../link';
import { visuallyHidden } from '../visually-hidden';
import { PageControl } from './PageControl';
import { pageSlots } from './pageSlots';

export type PaginationProps = {
  /** Names it among the navigations of the page: "Pages of orders". */
  label: string;
  /** The page that is shown; the first is 1. */
  page: number;
  /** How many pages there are. With one, nothing is drawn. */
  count: number;
  /** Names the button that leads one page back. */
  previousLabel: string;
  /** Names the button that leads one page on. */
  nextLabel: string;
  /** Names a page: "Page 3". */
  pageLabel: (page: number) => string;
  /** Says where one is: "Page 3 of 20". Screen readers hear it when the page changes; on a phone it stands in place of the numbers. */
  statusLabel: (page: number, count: number) => string;
} & (
  | {
      /** Called with the page that was chosen. For pages that have no address of their own. */
      onChange: (page: number) => void;
      hrefOf?: never;
      as?: never;
    }
  | {
      /** The address of a page: then they are links, which can be opened in another tab and sent to others. */
      hrefOf: (page: number) => string;
      /** The router's link, which gets the address as `to`. @default the browser's own */
      as?: LinkTo;
      onChange?: never;
    }
);

/** Leads through the pages of a long list. Lists of records go on as one scrolls instead: RecordList. */
export const Pagination = ({
  label,
  page,
  count,
  previousLabel,
  nextLabel,
  pageLabel,
  statusLabel,
  onChange,
  hrefOf,
  as,
}: PaginationProps) => {
  if (count <= 1) return null;
  /** Beyond an end it leads to the page at that end; where that one is shown already, it does nothing. */
  const leadTo = (wanted: number) => {
    const to = Math.min(Math.max(wanted, 1), count);
    return {
      isOff: to === page && wanted !== page,
      link: hrefOf && { as: as ?? AnchorTo, to: hrefOf(to) },
      onPress: () => {
        if (to !== page) onChange?.(to);
      },
    };
  };
  return (
    <Frame aria-label={label}>
      <Row>
        <PageControl name={previousLabel} {...leadTo(page - 1)}>
          <ChevronLeft aria-hidden />
        </PageControl>
        <Status role="status">{statusLabel(page, count)}</Status>
        <Pages role="list">
          {pageSlots(page, count).map((slot) =>
            typeof slot === 'number' ? (
              <li key={slot}>
                <PageControl name={pageLabel(slot)} isCurrent={slot === page} {...leadTo(slot)}>
                  {slot}
                </PageControl>
              </li>
            ) : (
              <Gap key={slot} aria-hidden>
                …
              </Gap>
            ),
          )}
        </Pages>
        <PageControl name={nextLabel} {...leadTo(page + 1)}>
          <ChevronRight aria-hidden />
        </PageControl>
      </Row>
    </Frame>
  );
};

/* The room that it has decides, and not the window: it may stand in a column. */
const Frame = styled.nav`
  container-type: inline-size;
`;

const roomForNumbers = '@container (min-width: 42rem)';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(1)};

  ${roomForNumbers} {
    justify-content: center;
  }
`;

const Status = styled.p`
  ${({ theme }) => theme.type.control}
  ${({ theme }) => theme.figures}

  ${roomForNumbers} {
    ${visuallyHidden}
  }
`;

const Pages = styled.ul`
  display: none;

  ${roomForNumbers} {
    display: flex;
    gap: ${({ theme }) => theme.space(1)};
  }
`;

const Gap = styled.li`
  display: grid;
  place-items: center;
  min-inline-size: ${({ theme }) => theme.control.default};
  color: ${({ theme }) => theme.color.textMuted};

  @media (pointer: coarse) {
    min-inline-size: 4.4rem;
  }
`;
