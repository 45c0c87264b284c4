import { IconButton } from '@ezone/ui/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Brand } from './Brand';
import { navbarMessages } from './messages';
import { NavGroups } from './NavGroups';
import type { NavGroupsProps } from './NavGroups';

export type NavContentProps = NavGroupsProps & {
  /** Above the groups. */
  top?: ReactNode;
  /** Where it can be closed: in the drawer. */
  onClose?: () => void;
};

/** What stands in the navigation bar, whichever way it stands there. */
export const NavContent = ({ top, onClose, ...menu }: NavContentProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head>
        <Brand />
        {onClose && <IconButton icon={<X />} label={formatMessage(navbarMessages.close)} onPress={onClose} />}
      </Head>
      <Scroll>
        {top}
        <NavGroups {...menu} />
      </Scroll>
    </>
  );
};

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(2)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  padding-block-end: env(safe-area-inset-bottom);
`;
