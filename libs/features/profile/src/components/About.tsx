import type { AnswerOf } from '@ezone/api-client';
import { Avatar } from '@ezone/ui/avatar';
import { Card } from '@ezone/ui/card';
import { Link } from '@ezone/ui/link';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { profileMessages, profileSentences } from '../messages';
import { CardTitle, Columns } from './Columns';

/** Who the profile is of. What is not known is not named. */
export const About = ({ about }: { about: AnswerOf<'getProfileAbout'> }) => {
  const { formatMessage, formatDate } = useIntl();
  const { general, work, contact, groups, friends } = about;
  const lines = (texts: readonly string[]) =>
    texts.length > 0 &&
    texts.map((text) => (
      <div key={text} dir="auto">
        {text}
      </div>
    ));
  return (
    <Columns>
      <div>
        <Part
          title={formatMessage(profileMessages.general)}
          facts={[
            [profileMessages.gender.id, formatMessage(profileMessages.gender), general.gender],
            [
              profileMessages.birthday.id,
              formatMessage(profileMessages.birthday),
              general.birthday !== null && formatDate(general.birthday, { dateStyle: 'long', timeZone: 'UTC' }),
            ],
            [profileMessages.locations.id, formatMessage(profileMessages.locations), lines(general.locations)],
            [profileMessages.aboutMe.id, formatMessage(profileMessages.aboutMe), general.about],
          ]}
        />
        <Part
          title={formatMessage(profileMessages.work)}
          facts={[
            [profileMessages.occupation.id, formatMessage(profileMessages.occupation), work.occupation],
            [profileMessages.skills.id, formatMessage(profileMessages.skills), work.skills],
            [
              profileMessages.jobs.id,
              formatMessage(profileMessages.jobs),
              lines(work.jobs.map(({ company, date }) => `${company}, ${date}`)),
            ],
          ]}
        />
        <Part
          title={formatMessage(profileMessages.contact)}
          facts={[
            [profileMessages.address.id, formatMessage(profileMessages.address), contact.address],
            [
              profileMessages.tel.id,
              formatMessage(profileMessages.tel),
              contact.tel.map((number) => (
                <Links key={number} href={`tel:${number.replace(/\s/g, '')}`} text={number} />
              )),
            ],
            [
              profileMessages.emails.id,
              formatMessage(profileMessages.emails),
              contact.emails.map((email) => <Links key={email} href={`mailto:${email}`} text={email} />),
            ],
            [profileMessages.websites.id, formatMessage(profileMessages.websites), lines(contact.websites)],
          ]}
        />
      </div>
      <div>
        <Part title={formatMessage(profileMessages.friends)}>
          <People role="list">
            {friends.map(({ id, name, avatar }) => (
              <li key={id}>
                <Avatar name={name} decorative {...(avatar !== null && { src: avatar })} />
                <span dir="auto">{name}</span>
              </li>
            ))}
          </People>
        </Part>
        <Part title={formatMessage(profileMessages.groups)}>
          <People role="list">
            {groups.map(({ id, name, category, members }) => (
              <li key={id}>
                <span>
                  <span dir="auto">{name}</span>
                  <Muted>
                    <span dir="auto">{category}</span>, {formatMessage(profileSentences.members, { count: members })}
                  </Muted>
                </span>
              </li>
            ))}
          </People>
        </Part>
      </div>
    </Columns>
  );
};

const Links = ({ href, text }: { href: string; text: string }) => (
  <div>
    <Link href={href}>
      <bdi dir="ltr">{text}</bdi>
    </Link>
  </div>
);

type PartProps = {
  title: string;
  /** Of each its key, what it is called, and what it is; nothing where that is not known. */
  facts?: readonly (readonly [string, string, ReactNode])[];
  children?: ReactNode;
};

function Part({ title, facts = [], children }: PartProps) {
  const id = useId();
  const isKnown = (fact: ReactNode) => fact !== '' && fact !== false && !(Array.isArray(fact) && fact.length === 0);
  return (
    <Frame as="section" aria-labelledby={id}>
      <CardTitle id={id}>{title}</CardTitle>
      {facts.length > 0 && (
        <Facts>
          {facts.map(
            ([key, name, fact]) =>
              isKnown(fact) && (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd dir="auto">{fact}</dd>
                </div>
              ),
          )}
        </Facts>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    max-inline-size: ${({ theme }) => theme.width.prose};
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const People = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};

  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(3)};
  }
`;

const Muted = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
`;
