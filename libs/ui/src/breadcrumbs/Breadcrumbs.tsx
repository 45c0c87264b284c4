import { ChevronRight, Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { AnchorTo } from '../link';
import type { LinkTo } from '../link';
import { MenuButton, MenuItem } from '../menu';
import { mirroredInRtl } from '../theme/mirroredInRtl';
import { useFoldedCount } from './useFoldedCount';

/** A page on the way from the top to this one. */
export type BreadcrumbStep = {
  id: string;
  /** What the page is called. Names that users gave keep their own direction. */
  label: string;
  /** Its address. Only the last step may do without: it is this page. */
  to?: string;
  /** For what looks for a step in the page, as a place that things are dragged to. */
  [data: `data-${string}`]: string;
};

export type BreadcrumbsProps = {
  /** Names the path among the navigations of the page. */
  label: string;
  /** From the top to this page. */
  steps: readonly BreadcrumbStep[];
  /** Whether the path ends above this page, whose title follows it: then no step is the current one. @default false */
  endsAtParent?: boolean;
  /**
   * Keeps the path on one line: where not all steps fit, those after the first go into a menu of this name. Without it the path goes on
   * on the next line, so that each step stays in sight.
   */
  fold?: { label: string };
  /** The router's link, which gets the address as `to`. @default the browser's own */
  as?: LinkTo;
};

/** The way from the top to this page, and back. For pages beside each other use Tabs. */
export const Breadcrumbs = ({ label, steps, endsAtParent = false, fold, as }: BreadcrumbsProps) => {
  const listRef = useRef<HTMLOListElement>(null);
  const isFolding = fold !== undefined && steps.length > 2;
  const folded = useFoldedCount(listRef, isFolding, steps);
  const isFolded = (place: number) => place > 0 && place <= folded;
  const [first, ...others] = steps.map(({ id, label: name, to, ...data }, place) => {
    const current = place === steps.length - 1 && !endsAtParent ? 'page' : undefined;
    return (
      <Step key={id} $isFolded={isFolded(place)}>
        {place > 0 && <Chevron aria-hidden />}
        {to === undefined ? (
          <Here {...data} aria-current={current} dir="auto">
            {name}
          </Here>
        ) : (
          <StepLink {...data} as={as ?? AnchorTo} to={to} aria-current={current} dir="auto">
            {name}
          </StepLink>
        )}
      </Step>
    );
  });
  return (
    <nav aria-label={label}>
      <Steps ref={listRef} role="list" $isOneLine={fold !== undefined}>
        {first}
        {isFolding && (
          <Step $isFolded={folded === 0}>
            <Chevron aria-hidden />
            <MenuButton label={fold.label} icon={<Ellipsis />} iconOnly size="dense">
              {steps.flatMap(({ id, label: name, to }, place) =>
                isFolded(place) ? (
                  <MenuItem key={id} id={id} href={to}>
                    {name}
                  </MenuItem>
                ) : (
                  []
                ),
              )}
            </MenuButton>
          </Step>
        )}
        {others}
      </Steps>
    </nav>
  );
};

const Steps = styled.ol<{ $isOneLine: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: ${({ $isOneLine }) => ($isOneLine ? 'nowrap' : 'wrap')};
  /* The first word stands where other text begins, and what is lit under the pointer is wider. */
  margin-inline-start: ${({ theme }) => theme.space(-2)};
  list-style: none;
  ${({ theme }) => theme.type.body}
  ${({ $isOneLine }) =>
    $isOneLine &&
    // The page itself gives way first; of the top there is always something left.
    css`
      & > li:not(:last-child) {
        flex: none;
      }

      & > li:first-child:not(:last-child) {
        max-inline-size: 40%;
      }
    `}
`;

const Step = styled.li<{ $isFolded: boolean }>`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-inline-size: 0;
  ${({ $isFolded }) =>
    $isFolded &&
    // Out of sight and of reach, but as wide as ever: that says when there is room for it again.
    css`
      position: absolute;
      visibility: hidden;
    `}
`;

const words = css`
  min-inline-size: 0;
  max-inline-size: 24rem;
  padding-block: 0.6rem;
  padding-inline: ${({ theme }) => theme.space(2)};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.control};
  text-overflow: ellipsis;
  white-space: nowrap;

  &[aria-current] {
    color: ${({ theme }) => theme.color.text};
    font-weight: 500;
  }

  @media (pointer: coarse) {
    line-height: 3.2rem;
  }
`;

const Here = styled.span`
  ${words}
`;

const StepLink = styled.a<{ to: string }>`
  ${words}
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
    text-decoration: underline;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Chevron = styled(ChevronRight)`
  flex: none;
  inline-size: 1.6rem;
  block-size: 1.6rem;
  color: ${({ theme }) => theme.color.textMuted};
  ${mirroredInRtl}
`;
