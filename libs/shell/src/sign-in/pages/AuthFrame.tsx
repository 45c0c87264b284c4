import { languages, nativeNames, useLanguage } from '@ezone/i18n';
import { BrandMark } from '@ezone/ui/brand-mark';
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

/** What stands around the forms of a guest: a quiet page; from 960 px up two fifths of it belong to Ezone. */
export const AuthFrame = ({ heading, children }: AuthFrameProps) => {
  const { formatMessage } = useIntl();
  return (
    <Halves>
      <Claim as="aside" scheme="greyDark" aria-label={formatMessage(authMessages.claim)}>
        <Name translate="no">
          <BrandMark />
          Ezone
        </Name>
        <Preview />
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
  /* No wider than the screen, whatever the font size. */
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;

  ${({ theme }) => theme.up.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Claim = styled(SchemeScope)`
  display: none;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(10)};
  overflow: hidden;
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.bg};

  ${({ theme }) => theme.up.md} {
    display: flex;
  }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.section}
`;

/*
 * The product, drawn small. As a background it is fetched only where it is shown; it runs out of the claim's edge. Mirrored,
 * it runs its chart backwards again: time goes on to the right in Arabic, too.
 */
const Preview = styled.div`
  flex: 1;
  inline-size: 130%;
  min-block-size: 16rem;
  margin-block: ${({ theme }) => theme.space(8)};
  background: url('/sign-in-preview.svg') left center / contain no-repeat;

  &:dir(rtl) {
    background-image: url('/sign-in-preview.svg#mirrored');
    transform: scaleX(-1);
  }
`;

const ClaimText = styled.p`
  ${({ theme }) => theme.type.hero}
  text-wrap: balance;
`;

const ClaimDetail = styled.p`
  ${({ theme }) => theme.type.body}
  max-inline-size: 44ch;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Half = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
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
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  padding-block: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(12)};
  padding-inline: ${({ theme }) => theme.space(4)};
`;

const SignInCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(4)};
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.width.signInCard};
`;

const Heading = styled.h1`
  ${({ theme }) => theme.type.pageTitle}
  overflow-wrap: break-word;
`;
