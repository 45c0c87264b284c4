import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../icon-button';

/** What a drawer shows. */
export type DrawerContent = {
  /** Asks to be closed: Escape, the close button, a press outside, or a swipe towards its side. */
  onClose: () => void;
  /** The name of the close button. Without it there is none, and Escape, a press outside and a swipe remain. */
  closeLabel?: string;
  /** Stands in place of the title, with the close button beside it; `null` leaves the whole panel to the content. */
  header?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
};

type DrawerLayoutProps = DrawerContent & {
  /** The title, in the element that names the panel. */
  title: ReactNode;
};

/**
 * The head with the close button, the content, and the foot. The whole panel scrolls under a sticky head and foot;
 * because they hold a button, the keyboard can scroll it too.
 */
export const DrawerLayout = ({ title, closeLabel, header, children, footer, onClose }: DrawerLayoutProps) => (
  <>
    {header !== null && (
      <Head>
        {header === undefined ? title : <Custom>{header}</Custom>}
        {closeLabel && <IconButton icon={<X />} label={closeLabel} onPress={onClose} />}
      </Head>
    )}
    <Body $bare={header === null}>{children}</Body>
    {footer && <Foot>{footer}</Foot>}
  </>
);

const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: inherit;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(3)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > h2 {
    ${({ theme }) => theme.type.cardTitle}
  }
`;

const Custom = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const fill = css`
  flex: 1;
  min-block-size: 0;
`;

const Body = styled.div<{ $bare: boolean }>`
  flex: 1 0 auto;
  /* Content without a head has the exact height of the panel, and scrolls as it likes. */
  ${({ $bare }) => $bare && fill}
`;

const Foot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  background: inherit;
  flex: none;
  padding: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
