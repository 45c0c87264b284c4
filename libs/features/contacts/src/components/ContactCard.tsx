import { RouteLink, useRouting, findRoute } from '@ezone/shell/routing';
import { Avatar } from '@ezone/ui/avatar';
import { Chip } from '@ezone/ui/chip';
import { Link } from '@ezone/ui/link';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { contactsMessages, contactsSentences } from '../messages';
import type { Contact, ContactGroup } from '../model/contact';
import { useBirthdayText } from '../useBirthdayText';
import { ChatButton } from './ChatButton';
import { MailsWith } from './MailsWith';

export type ContactCardProps = {
  contact: Contact;
  /** What the contact is called. */
  name: string;
  /** Whether the server has all of it. */
  isSaved: boolean;
  groups: readonly ContactGroup[];
};

/** A contact to be read: who it is, the ways to reach them, and what is known. */
export const ContactCard = ({ contact, name, isSaved, groups }: ContactCardProps) => {
  const { formatMessage } = useIntl();
  const birthdayText = useBirthdayText();
  const { avatar, nickname, jobTitle, company, email, phone, address, birthday, notes } = contact;
  const work =
    jobTitle && company ? formatMessage(contactsSentences.roleAt, { role: jobTitle, company }) : jobTitle || company;
  const own = groups.filter(({ id }) => contact.groups.includes(id));
  const facts: [label: string, value: ReactNode][] = [
    [formatMessage(contactsMessages.email), email && <MailLink email={email}>{email}</MailLink>],
    [
      formatMessage(contactsMessages.phone),
      phone && <Plain href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Plain>,
    ],
    [formatMessage(contactsMessages.address), address && <bdi>{address}</bdi>],
    [formatMessage(contactsMessages.birthday), birthday && birthdayText(birthday)],
    [formatMessage(contactsMessages.nickname), nickname && <bdi>{nickname}</bdi>],
    [formatMessage(contactsMessages.notes), notes && <span dir="auto">{notes}</span>],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <Card>
      <Head>
        <Avatar name={name} size="huge" decorative {...(avatar && { src: avatar })} />
        <div>
          {/* Its heading is above it, for those who do not see this. */}
          <Name aria-hidden>
            <bdi>{name}</bdi>
          </Name>
          {(work || nickname) && <Work dir="auto">{work || nickname}</Work>}
          {own.length > 0 && (
            <Groups role="list" aria-label={formatMessage(contactsMessages.groups)}>
              {own.map(({ id, name: group }) => (
                <li key={id}>
                  <Chip>{group}</Chip>
                </li>
              ))}
            </Groups>
          )}
        </div>
      </Head>
      {(email || phone) && (
        <Ways>
          {email && (
            <Way as={MailLink} email={email}>
              <Mail aria-hidden />
              {formatMessage(contactsMessages.write)}
            </Way>
          )}
          {phone && (
            <Way href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              <Phone aria-hidden />
              {formatMessage(contactsMessages.call)}
            </Way>
          )}
          {email && <ChatButton contactId={contact.id} email={email} isSaved={isSaved} />}
        </Ways>
      )}
      <Facts>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {email && <MailsWith email={email} />}
    </Card>
  );
};

type MailLinkProps = { email: string; children: ReactNode; className?: string };

/** Leads to a new mail: in the mail app where there is one, else in the program of the device. */
function MailLink({ email, ...link }: MailLinkProps) {
  const { routes } = useRouting();
  const path = '/apps/mail/inbox';
  return findRoute(routes, path) ? (
    <Link as={RouteLink} to={`${path}?compose=${encodeURIComponent(email)}`} {...link} />
  ) : (
    <Link href={`mailto:${encodeURIComponent(email)}`} {...link} />
  );
}

const Plain = styled(Link)`
  direction: ltr;
  unicode-bidi: isolate;
`;

const Card = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
  max-inline-size: 72rem;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(5)};

  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.p`
  ${({ theme }) => theme.type.pageTitle}
  text-wrap: pretty;
`;

const Work = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Groups = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
  margin-block-start: ${({ theme }) => theme.space(2)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const way = css`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
    color: ${({ theme }) => theme.color.textMuted};
  }

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Way = styled.a`
  ${way}
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  dt {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 4.4rem;
    }
  }
`;
