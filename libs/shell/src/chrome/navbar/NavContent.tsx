import { Avatar } from '@ezone/ui/avatar';
import { IconButton } from '@ezone/ui/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useIdentity } from '../user-menu';
import type { User } from '../../session';
import { Brand } from './Brand';
import { navbarMessages } from './messages';
import { NavGroups } from './NavGroups';
import type { NavGroupsProps } from './NavGroups';
import { fadesWhenFolded } from './words';

export type NavContentProps = NavGroupsProps & {
  /** Null for a guest. */
  user: User | null;
  /** Above the groups. */
  top?: ReactNode;
  /** Where it can be closed: in the drawer. */
  onClose?: () => void;
};

/** What stands in the navigation bar, whichever way it stands there. */
export const NavContent = ({ user, top, onClose, ...menu }: NavContentProps) => {
  const { formatMessage } = useIntl();
  const { name, role, photo } = useIdentity(user);
  return (
    <>
      <Head>
        <Brand />
        {onClose && <IconButton icon={<X />} label={formatMessage(navbarMessages.close)} onPress={onClose} />}
      </Head>
      <Scroll>
        <Person>
          <Avatar name={name} src={photo} size="large" decorative />
          <div>
            <bdi>{name}</bdi>
            {user && <span>{role}</span>}
          </div>
        </Person>
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

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(3)};

  & > div {
    display: grid;
    min-inline-size: 0;
    ${fadesWhenFolded}
  }

  & bdi {
    ${({ theme }) => theme.type.control}
    overflow-wrap: anywhere;
  }

  & > div > span {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
