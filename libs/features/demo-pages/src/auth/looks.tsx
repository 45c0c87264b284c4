import { Card } from '@ezone/ui/card';
import { SchemeScope } from '@ezone/ui/theme';
import { CircleCheck } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { DemoFrame } from '../components/DemoFrame';
import { demoMessages } from '../messages';
import type { AuthLook } from '../paths';

type LookProps = {
  /** The form. */
  children: ReactNode;
};

/** A card in the middle. */
const CardLook = ({ children }: LookProps) => (
  <DemoFrame>
    <Narrow>{children}</Narrow>
  </DemoFrame>
);

/** A card whose other half says what Ezone is good for. */
const PanelLook = ({ children }: LookProps) => {
  const { formatMessage } = useIntl();
  return (
    <DemoFrame>
      <Wide $padding="none">
        <FormHalf>{children}</FormHalf>
        <Panel as="aside" scheme="greyDark" aria-label={formatMessage(demoMessages.claim)}>
          <Claim>
            <FormattedMessage {...demoMessages.claim} />
          </Claim>
          <Points role="list">
            {([demoMessages.pointTogether, demoMessages.pointOffline, demoMessages.pointKeys] as const).map((point) => (
              <li key={point.id}>
                <CircleCheck aria-hidden />
                <span>
                  <FormattedMessage {...point} />
                </span>
              </li>
            ))}
          </Points>
        </Panel>
      </Wide>
    </DemoFrame>
  );
};

/** The whole page in two: the form, and a picture. */
const SplitLook = ({ children }: LookProps) => {
  const { formatMessage } = useIntl();
  return (
    <Halves>
      <DemoFrame>
        <Column>{children}</Column>
      </DemoFrame>
      <Picture as="aside" scheme="greyDark" aria-label={formatMessage(demoMessages.claim)}>
        <Claim>
          <FormattedMessage {...demoMessages.claim} />
        </Claim>
        <Detail>
          <FormattedMessage {...demoMessages.claimDetail} />
        </Detail>
        <Preview />
      </Picture>
    </Halves>
  );
};

/** How the pages around signing in are laid out. */
export const looks: Readonly<Record<AuthLook, ComponentType<LookProps>>> = {
  card: CardLook,
  panel: PanelLook,
  split: SplitLook,
};

const Narrow = styled(Card)`
  inline-size: 100%;
  max-inline-size: 44rem;
  box-shadow: ${({ theme }) => theme.elevation[1]};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(8)};
  }
`;

const Wide = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: 44rem;
  overflow: hidden;
  box-shadow: ${({ theme }) => theme.elevation[1]};

  ${({ theme }) => theme.up.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    max-inline-size: 96rem;
  }
`;

const FormHalf = styled.div`
  padding: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(10)};
  }
`;

const Panel = styled(SchemeScope)`
  display: none;
  flex-direction: column;
  justify-content: center;
  gap: ${({ theme }) => theme.space(8)};
  padding: ${({ theme }) => theme.space(10)};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.bg};

  ${({ theme }) => theme.up.md} {
    display: flex;
  }
`;

const Claim = styled.p`
  ${({ theme }) => theme.type.hero}
  text-wrap: balance;
`;

const Detail = styled.p`
  max-inline-size: 44ch;
  margin-block-start: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Points = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  li {
    display: flex;
    gap: ${({ theme }) => theme.space(3)};
    ${({ theme }) => theme.type.body}
  }

  svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    color: ${({ theme }) => theme.tone.success.text};
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${({ theme }) => theme.color.surface};

  ${({ theme }) => theme.up.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.width.signInCard};
`;

const Picture = styled(SchemeScope)`
  display: none;
  flex-direction: column;
  justify-content: center;
  padding: ${({ theme }) => theme.space(12)};
  overflow: hidden;
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.bg};

  ${({ theme }) => theme.up.md} {
    display: flex;
  }
`;

/* The product, drawn small; fetched only where it is shown. Time goes on to the right in Arabic, too: its chart is mirrored back. */
const Preview = styled.div`
  flex: 0 1 40rem;
  inline-size: 130%;
  margin-block-start: ${({ theme }) => theme.space(8)};
  background: url('/sign-in-preview.svg') left center / contain no-repeat;

  &:dir(rtl) {
    background-image: url('/sign-in-preview.svg#mirrored');
    transform: scaleX(-1);
  }
`;
