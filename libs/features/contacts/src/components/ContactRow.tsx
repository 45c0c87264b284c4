import { Avatar } from '@ezone/ui/avatar';
import type { RecordRow } from '@ezone/ui/record-list';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Contact } from '../model/contact';

export type ContactRowOptions = {
  /** What the contact is called. */
  name: string;
  /** The letter where the contact is the first under one; undefined where the list has no letters. */
  letter: string | undefined;
  hasLetters: boolean;
  /** What a star is called for who does not see it. */
  starred: string;
  /** What is said of a contact that is not saved. */
  unsaved: ReactNode;
};

/** What the row of a contact shows. */
export const contactRow = (
  { avatar, jobTitle, company, email, phone, starred: isStarred }: Contact,
  { name, letter, hasLetters, starred, unsaved }: ContactRowOptions,
): RecordRow => {
  const work = [jobTitle, company].filter(Boolean).join(' · ');
  return {
    avatar: (
      <Start>
        {hasLetters && <Letter aria-hidden>{letter}</Letter>}
        <Avatar name={name} size="large" decorative {...(avatar && { src: avatar })} />
      </Start>
    ),
    primary: <bdi>{name}</bdi>,
    secondary: <bdi>{work || email || phone}</bdi>,
    icons: (isStarred || unsaved) && (
      <>
        {isStarred && <Star role="img" aria-label={starred} fill="currentcolor" />}
        {unsaved}
      </>
    ),
  };
};

const Start = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Letter = styled.span`
  inline-size: 1.6rem;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: 500;
  text-align: center;
`;
