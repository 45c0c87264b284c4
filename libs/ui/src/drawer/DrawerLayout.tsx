import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../icon-button';
import type { DrawerProps } from './Drawer';

type DrawerLayoutProps = Pick<DrawerProps, 'closeLabel' | 'header' | 'children' | 'footer' | 'onClose'> & {
  /** The title, in the element that names the panel. */
  title: ReactNode;
};

/** The head with the close button, the content that scrolls, and the foot. */
export const DrawerLayout = ({ title, closeLabel, header, children, footer, onClose }: DrawerLayoutProps) => (
  <>
    {header !== null && (
      <Head>
        {header === undefined ? title : <Custom>{header}</Custom>}
        {closeLabel && <IconButton icon={<X />} label={closeLabel} onPress={onClose} />}
      </Head>
    )}
    <Body>{children}</Body>
    {footer && <Foot>{footer}</Foot>}
  </>
);

const Head = styled.header`
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

const Body = styled.div`
  flex: 1;
  overflow: auto;
  overscroll-behavior: contain;
  min-block-size: 0;
`;

const Foot = styled.footer`
  flex: none;
  padding: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
