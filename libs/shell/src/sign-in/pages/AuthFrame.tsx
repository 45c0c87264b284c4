import { languages, nativeNames, useLanguage } from '@ezone/i18n';
import { Card } from '@ezone/ui/card';
import { NativeSelect } from '@ezone/ui/native-select';
import { SchemeScope } from '@ezone/ui/theme';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useToast } from '../../notices/toast';
import { authMessages } from '../messages';

type AuthFrameProps = {
  /** The page's h1. */
  heading: string;
  children: ReactNode;
};

/** What stands around the forms of a guest: a card on a quiet page; from 960 px up half of the page belongs to Ezone. */
export const AuthFrame = ({ heading, children }: AuthFrameProps) => {
  const { formatMessage } = useIntl();
  return (
    <Halves>
      <Claim as="aside" scheme="greyDark" aria-label={formatMessage(authMessages.claim)}>
        <Name translate="no">Ezone</Name>
        <ClaimText>
          <FormattedMessage {...authMessages.claim} />
        </ClaimText>
        <ClaimDetail>
          <FormattedMessage {...authMessages.claimDetail} />
        </ClaimDetail>
      </Claim>
      <Half>
        <LanguagePlace>
          <LanguageSelect />
        </LanguagePlace>
        <Main id="main">
          <SignInCard>
            <Heading>{heading}</Heading>
            {children}
          </SignInCard>
        </Main>
      </Half>
    </Halves>
  );
};

function LanguageSelect() {
  const { formatMessage } = useIntl();
  const { language, setLanguage } = useLanguage();
  const toast = useToast();
  return (
    <NativeSelect
      label={formatMessage(authMessages.language)}
      labelHidden
      size="dense"
      value={language}
      options={languages.map((id) => ({ id, label: nativeNames[id], lang: id }))}
      onChange={(next) => {
        setLanguage(next).catch(() => {
          toast.show({ message: formatMessage(authMessages.languageNotChanged), variant: 'error' });
        });
      }}
    />
  );
}

const Halves = styled.div`
  display: grid;
  min-block-size: 100dvh;

  ${({ theme }) => theme.up.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Claim = styled(SchemeScope)`
  display: none;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(12)};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.bg};

  ${({ theme }) => theme.up.md} {
    display: flex;
  }
`;

const Name = styled.p`
  ${({ theme }) => theme.type.section}
  margin-block-end: auto;
`;

const ClaimText = styled.p`
  ${({ theme }) => theme.type.hero}
  max-inline-size: 16ch;
`;

const ClaimDetail = styled.p`
  ${({ theme }) => theme.type.body}
  max-inline-size: 44ch;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Half = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-inline-size: 0;
`;

const LanguagePlace = styled.header`
  justify-self: end;
  padding: ${({ theme }) => theme.space(4)};

  /* A name in another script must not fetch a font of 37 kB for a list that is closed. */
  option {
    font-family: system-ui;
  }
`;

const Main = styled.main`
  display: grid;
  justify-items: center;
  align-content: center;
  padding-block: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(12)};
  padding-inline: ${({ theme }) => theme.space(4)};
`;

const SignInCard = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.width.signInCard};
`;

const Heading = styled.h1`
  ${({ theme }) => theme.type.pageTitle}
`;
